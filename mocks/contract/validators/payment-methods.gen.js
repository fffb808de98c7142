// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, problem, schema_CardConfirmationAnswer, under, validate116, validate122, validate1758, validate26, validate368, validate371, validate825 } from './shared.gen.js'
const answerCardConfirmation_params = validate103;
function validate103(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) for (const key0 in data0) {
				vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
			}
			else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data1 = data.path;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.cardConfirmationId === void 0) {
					vErrors = lack(vErrors, "/path", "cardConfirmationId");
				}
				for (const key1 in data1) if (!(key1 === "cardConfirmationId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.cardConfirmationId !== void 0) {
					let data2 = data1.cardConfirmationId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/cardConfirmationId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/cardConfirmationId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/cardConfirmationId", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data3 = data.header;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) for (const key2 in data3) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate103.errors = vErrors;
	return vErrors === null;
}
const schema_CardConfirmation = validate109;
const schema54 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"status",
		"purpose",
		"card",
		"amount",
		"invoiceId",
		"expiresAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"status": { "$ref": "#/components/schemas/CardConfirmationStatus" },
		"purpose": { "$ref": "#/components/schemas/CardConfirmationPurpose" },
		"card": { "$ref": "#/components/schemas/CardFace" },
		"amount": { "oneOf": [{ "$ref": "#/components/schemas/Money" }, { "type": "null" }] },
		"invoiceId": {
			"type": ["string", "null"],
			"maxLength": 64
		},
		"expiresAt": {
			"type": "string",
			"format": "date-time"
		}
	}
};
const schema55 = {
	"type": "string",
	"enum": [
		"pending",
		"confirmed",
		"refused",
		"expired",
		"superseded"
	]
};
function validate112(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "pending" || data === "confirmed" || data === "refused" || data === "expired" || data === "superseded")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema55.enum });
	}
	validate112.errors = vErrors;
	return vErrors === null;
}
const schema56 = {
	"type": "string",
	"enum": ["add_card", "pay_invoice"]
};
function validate114(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "add_card" || data === "pay_invoice")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema56.enum });
	}
	validate114.errors = vErrors;
	return vErrors === null;
}
function validate110(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
			errors++;
		}
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
			errors++;
		}
		if (data.purpose === void 0) {
			vErrors = lack(vErrors, "", "purpose");
			errors++;
		}
		if (data.card === void 0) {
			vErrors = lack(vErrors, "", "card");
			errors++;
		}
		if (data.amount === void 0) {
			vErrors = lack(vErrors, "", "amount");
			errors++;
		}
		if (data.invoiceId === void 0) {
			vErrors = lack(vErrors, "", "invoiceId");
			errors++;
		}
		if (data.expiresAt === void 0) {
			vErrors = lack(vErrors, "", "expiresAt");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "status" || key0 === "purpose" || key0 === "card" || key0 === "amount" || key0 === "invoiceId" || key0 === "expiresAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0) {
			if (!validate112(data.status)) {
				vErrors = under(vErrors, "/status", validate112);
				errors = vErrors.length;
			}
		}
		if (data.purpose !== void 0) {
			if (!validate114(data.purpose)) {
				vErrors = under(vErrors, "/purpose", validate114);
				errors = vErrors.length;
			}
		}
		if (data.card !== void 0) {
			if (!validate116(data.card)) {
				vErrors = under(vErrors, "/card", validate116);
				errors = vErrors.length;
			}
		}
		if (data.amount !== void 0) {
			let data4 = data.amount;
			const _errs7 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs8 = errors;
			if (!validate122(data4)) {
				vErrors = under(vErrors, "/amount", validate122);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs9 = errors;
			if (data4 !== null) {
				vErrors = fail(vErrors, "/amount", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs9 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/amount", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
		if (data.invoiceId !== void 0) {
			let data5 = data.invoiceId;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = fail(vErrors, "/invoiceId", "type", { type: schema54.properties.invoiceId.type });
				errors++;
			}
			if (typeof data5 === "string") {
				if (isLonger(data5, 64)) {
					vErrors = fail(vErrors, "/invoiceId", "maxLength", { limit: 64 });
					errors++;
				}
			}
		}
		if (data.expiresAt !== void 0) {
			let data6 = data.expiresAt;
			if (typeof data6 === "string") {
				if (!formats4.test(data6)) {
					vErrors = fail(vErrors, "/expiresAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/expiresAt", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate110.errors = vErrors;
	return errors === 0;
}
function validate109(data) {
	let vErrors = null;
	if (!validate110(data)) {
		vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
	}
	validate109.errors = vErrors;
	return vErrors === null;
}
const createPaymentMethod_params = validate368;
const schema_PaymentMethodCreate = validate823;
function validate824(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.card === void 0) {
			vErrors = lack(vErrors, "", "card");
		}
		for (const key0 in data) if (!(key0 === "card" || key0 === "makeDefault")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.card !== void 0) {
			if (!validate825(data.card)) {
				vErrors = under(vErrors, "/card", validate825);
			}
		}
		if (data.makeDefault !== void 0) {
			if (typeof data.makeDefault !== "boolean") {
				vErrors = fail(vErrors, "/makeDefault", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate824.errors = vErrors;
	return vErrors === null;
}
function validate823(data) {
	let vErrors = null;
	if (!validate824(data)) {
		vErrors = vErrors === null ? validate824.errors : vErrors.concat(validate824.errors);
	}
	validate823.errors = vErrors;
	return vErrors === null;
}
const schema_PaymentMethod = validate830;
const schema344 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"card",
		"expiryMonth",
		"expiryYear",
		"holderName",
		"status",
		"isDefault",
		"cardConfirmationId",
		"createdAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"card": { "$ref": "#/components/schemas/CardFace" },
		"expiryMonth": {
			"type": "integer",
			"minimum": 1,
			"maximum": 12
		},
		"expiryYear": {
			"type": "integer",
			"minimum": 2e3,
			"maximum": 2099
		},
		"holderName": { "$ref": "#/components/schemas/CardHolderName" },
		"status": { "$ref": "#/components/schemas/PaymentMethodStatus" },
		"isDefault": { "type": "boolean" },
		"cardConfirmationId": {
			"type": ["string", "null"],
			"maxLength": 64
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		}
	}
};
const schema345 = {
	"type": "string",
	"enum": [
		"active",
		"expired",
		"unconfirmed"
	]
};
function validate835(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "active" || data === "expired" || data === "unconfirmed")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema345.enum });
	}
	validate835.errors = vErrors;
	return vErrors === null;
}
function validate831(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.card === void 0) {
			vErrors = lack(vErrors, "", "card");
		}
		if (data.expiryMonth === void 0) {
			vErrors = lack(vErrors, "", "expiryMonth");
		}
		if (data.expiryYear === void 0) {
			vErrors = lack(vErrors, "", "expiryYear");
		}
		if (data.holderName === void 0) {
			vErrors = lack(vErrors, "", "holderName");
		}
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
		}
		if (data.isDefault === void 0) {
			vErrors = lack(vErrors, "", "isDefault");
		}
		if (data.cardConfirmationId === void 0) {
			vErrors = lack(vErrors, "", "cardConfirmationId");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema344)) for (const key0 in data) if (!func27.call(schema344.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.card !== void 0) {
			if (!validate116(data.card)) {
				vErrors = under(vErrors, "/card", validate116);
			}
		}
		if (data.expiryMonth !== void 0) {
			let data2 = data.expiryMonth;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/expiryMonth", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 > 12 || isNaN(data2)) {
					vErrors = fail(vErrors, "/expiryMonth", "maximum", { comparison: "<=", limit: 12 });
				}
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/expiryMonth", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.expiryYear !== void 0) {
			let data3 = data.expiryYear;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/expiryYear", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 > 2099 || isNaN(data3)) {
					vErrors = fail(vErrors, "/expiryYear", "maximum", { comparison: "<=", limit: 2099 });
				}
				if (data3 < 2e3 || isNaN(data3)) {
					vErrors = fail(vErrors, "/expiryYear", "minimum", { comparison: ">=", limit: 2e3 });
				}
			}
		}
		if (data.holderName !== void 0) {
			if (!validate371(data.holderName)) {
				vErrors = under(vErrors, "/holderName", validate371);
			}
		}
		if (data.status !== void 0) {
			if (!validate835(data.status)) {
				vErrors = under(vErrors, "/status", validate835);
			}
		}
		if (data.isDefault !== void 0) {
			if (typeof data.isDefault !== "boolean") {
				vErrors = fail(vErrors, "/isDefault", "type", { type: "boolean" });
			}
		}
		if (data.cardConfirmationId !== void 0) {
			let data7 = data.cardConfirmationId;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = fail(vErrors, "/cardConfirmationId", "type", { type: schema344.properties.cardConfirmationId.type });
			}
			if (typeof data7 === "string") {
				if (isLonger(data7, 64)) {
					vErrors = fail(vErrors, "/cardConfirmationId", "maxLength", { limit: 64 });
				}
			}
		}
		if (data.createdAt !== void 0) {
			let data8 = data.createdAt;
			if (typeof data8 === "string") {
				if (!formats4.test(data8)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate831.errors = vErrors;
	return vErrors === null;
}
function validate830(data) {
	let vErrors = null;
	if (!validate831(data)) {
		vErrors = vErrors === null ? validate831.errors : vErrors.concat(validate831.errors);
	}
	validate830.errors = vErrors;
	return vErrors === null;
}
const deletePaymentMethod_params = validate978;
function validate978(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) for (const key0 in data0) {
				vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
			}
			else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data1 = data.path;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.paymentMethodId === void 0) {
					vErrors = lack(vErrors, "/path", "paymentMethodId");
				}
				for (const key1 in data1) if (!(key1 === "paymentMethodId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.paymentMethodId !== void 0) {
					let data2 = data1.paymentMethodId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/paymentMethodId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/paymentMethodId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/paymentMethodId", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data3 = data.header;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) for (const key2 in data3) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate978.errors = vErrors;
	return vErrors === null;
}
const getCardConfirmation_params = validate103;
const listPaymentMethods_200_frame = validate1758;
const makePaymentMethodDefault_params = validate978;
export const validators = {
	answerCardConfirmation: {
		params: answerCardConfirmation_params,
		body: schema_CardConfirmationAnswer,
		event: null,
		responses: {
			200: {
				body: schema_CardConfirmation,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			409: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	createPaymentMethod: {
		params: createPaymentMethod_params,
		body: schema_PaymentMethodCreate,
		event: null,
		responses: {
			201: {
				body: schema_PaymentMethod,
				item: null
			},
			400: problem,
			401: problem,
			402: problem,
			403: problem,
			409: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	deletePaymentMethod: {
		params: deletePaymentMethod_params,
		body: null,
		event: null,
		responses: {
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			409: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getCardConfirmation: {
		params: getCardConfirmation_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_CardConfirmation,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listPaymentMethods: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: listPaymentMethods_200_frame,
				item: schema_PaymentMethod
			},
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	makePaymentMethodDefault: {
		params: makePaymentMethodDefault_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_PaymentMethod,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			409: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
