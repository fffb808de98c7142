// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, pattern14, problem, under, validate1066, validate116, validate122, validate1748, validate26, validate80, validate825 } from './shared.gen.js'
const downloadInvoiceCsv_params = validate1046;
function validate1046(data) {
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
				if (data1.invoiceId === void 0) {
					vErrors = lack(vErrors, "/path", "invoiceId");
				}
				for (const key1 in data1) if (!(key1 === "invoiceId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.invoiceId !== void 0) {
					let data2 = data1.invoiceId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/invoiceId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/invoiceId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/invoiceId", "type", { type: "string" });
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
	validate1046.errors = vErrors;
	return vErrors === null;
}
const schema_InvoiceCsv = validate1047;
function validate1048(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 1e7)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 1e7 });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate1048.errors = vErrors;
	return vErrors === null;
}
function validate1047(data) {
	let vErrors = null;
	if (!validate1048(data)) {
		vErrors = vErrors === null ? validate1048.errors : vErrors.concat(validate1048.errors);
	}
	validate1047.errors = vErrors;
	return vErrors === null;
}
const downloadInvoicePdf_params = validate1046;
const getInvoice_params = validate1046;
const schema_InvoiceDetail = validate1461;
const schema626 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"number",
		"periodFrom",
		"periodTo",
		"amount",
		"status",
		"issuedAt",
		"dueAt",
		"paidAt",
		"nextAttemptAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"number": { "$ref": "#/components/schemas/InvoiceNumber" },
		"periodFrom": {
			"type": "string",
			"format": "date-time"
		},
		"periodTo": {
			"type": "string",
			"format": "date-time"
		},
		"amount": { "$ref": "#/components/schemas/Money" },
		"status": { "$ref": "#/components/schemas/InvoiceStatus" },
		"issuedAt": {
			"type": "string",
			"format": "date-time"
		},
		"dueAt": {
			"type": "string",
			"format": "date-time"
		},
		"paidAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"nextAttemptAt": {
			"type": ["string", "null"],
			"format": "date-time"
		}
	}
};
function validate1465(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 40)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 40 });
		}
		if (isShorter(data, 1)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 1 });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate1465.errors = vErrors;
	return vErrors === null;
}
const schema628 = {
	"type": "string",
	"enum": [
		"paid",
		"pending",
		"overdue"
	]
};
function validate1468(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "paid" || data === "pending" || data === "overdue")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema628.enum });
	}
	validate1468.errors = vErrors;
	return vErrors === null;
}
function validate1463(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.number === void 0) {
			vErrors = lack(vErrors, "", "number");
		}
		if (data.periodFrom === void 0) {
			vErrors = lack(vErrors, "", "periodFrom");
		}
		if (data.periodTo === void 0) {
			vErrors = lack(vErrors, "", "periodTo");
		}
		if (data.amount === void 0) {
			vErrors = lack(vErrors, "", "amount");
		}
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
		}
		if (data.issuedAt === void 0) {
			vErrors = lack(vErrors, "", "issuedAt");
		}
		if (data.dueAt === void 0) {
			vErrors = lack(vErrors, "", "dueAt");
		}
		if (data.paidAt === void 0) {
			vErrors = lack(vErrors, "", "paidAt");
		}
		if (data.nextAttemptAt === void 0) {
			vErrors = lack(vErrors, "", "nextAttemptAt");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema626)) for (const key0 in data) if (!func27.call(schema626.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.number !== void 0) {
			if (!validate1465(data.number)) {
				vErrors = under(vErrors, "/number", validate1465);
			}
		}
		if (data.periodFrom !== void 0) {
			let data2 = data.periodFrom;
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/periodFrom", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/periodFrom", "type", { type: "string" });
			}
		}
		if (data.periodTo !== void 0) {
			let data3 = data.periodTo;
			if (typeof data3 === "string") {
				if (!formats4.test(data3)) {
					vErrors = fail(vErrors, "/periodTo", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/periodTo", "type", { type: "string" });
			}
		}
		if (data.amount !== void 0) {
			if (!validate122(data.amount)) {
				vErrors = under(vErrors, "/amount", validate122);
			}
		}
		if (data.status !== void 0) {
			if (!validate1468(data.status)) {
				vErrors = under(vErrors, "/status", validate1468);
			}
		}
		if (data.issuedAt !== void 0) {
			let data6 = data.issuedAt;
			if (typeof data6 === "string") {
				if (!formats4.test(data6)) {
					vErrors = fail(vErrors, "/issuedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/issuedAt", "type", { type: "string" });
			}
		}
		if (data.dueAt !== void 0) {
			let data7 = data.dueAt;
			if (typeof data7 === "string") {
				if (!formats4.test(data7)) {
					vErrors = fail(vErrors, "/dueAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/dueAt", "type", { type: "string" });
			}
		}
		if (data.paidAt !== void 0) {
			let data8 = data.paidAt;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = fail(vErrors, "/paidAt", "type", { type: schema626.properties.paidAt.type });
			}
			if (typeof data8 === "string") {
				if (!formats4.test(data8)) {
					vErrors = fail(vErrors, "/paidAt", "format", { format: "date-time" });
				}
			}
		}
		if (data.nextAttemptAt !== void 0) {
			let data9 = data.nextAttemptAt;
			if (typeof data9 !== "string" && data9 !== null) {
				vErrors = fail(vErrors, "/nextAttemptAt", "type", { type: schema626.properties.nextAttemptAt.type });
			}
			if (typeof data9 === "string") {
				if (!formats4.test(data9)) {
					vErrors = fail(vErrors, "/nextAttemptAt", "format", { format: "date-time" });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1463.errors = vErrors;
	return vErrors === null;
}
function validate1471(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.service === void 0) {
			vErrors = lack(vErrors, "", "service");
		}
		if (data.projectId === void 0) {
			vErrors = lack(vErrors, "", "projectId");
		}
		if (data.projectName === void 0) {
			vErrors = lack(vErrors, "", "projectName");
		}
		if (data.resourceCount === void 0) {
			vErrors = lack(vErrors, "", "resourceCount");
		}
		if (data.amount === void 0) {
			vErrors = lack(vErrors, "", "amount");
		}
		for (const key0 in data) if (!(key0 === "service" || key0 === "projectId" || key0 === "projectName" || key0 === "resourceCount" || key0 === "amount")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.service !== void 0) {
			if (!validate1066(data.service)) {
				vErrors = under(vErrors, "/service", validate1066);
			}
		}
		if (data.projectId !== void 0) {
			if (!validate26(data.projectId)) {
				vErrors = under(vErrors, "/projectId", validate26);
			}
		}
		if (data.projectName !== void 0) {
			let data2 = data.projectName;
			if (typeof data2 === "string") {
				if (isLonger(data2, 120)) {
					vErrors = fail(vErrors, "/projectName", "maxLength", { limit: 120 });
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/projectName", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/projectName", "type", { type: "string" });
			}
		}
		if (data.resourceCount !== void 0) {
			let data3 = data.resourceCount;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/resourceCount", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/resourceCount", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.amount !== void 0) {
			if (!validate122(data.amount)) {
				vErrors = under(vErrors, "/amount", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1471.errors = vErrors;
	return vErrors === null;
}
const schema630 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"invoiceId",
		"at",
		"status",
		"failure",
		"amount",
		"card",
		"actor",
		"cardConfirmationId"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"invoiceId": { "$ref": "#/components/schemas/ResourceId" },
		"at": {
			"type": "string",
			"format": "date-time"
		},
		"status": { "$ref": "#/components/schemas/PaymentStatus" },
		"failure": { "oneOf": [{ "$ref": "#/components/schemas/PaymentFailure" }, { "type": "null" }] },
		"amount": { "$ref": "#/components/schemas/Money" },
		"card": { "$ref": "#/components/schemas/CardFace" },
		"actor": { "$ref": "#/components/schemas/Actor" },
		"cardConfirmationId": {
			"type": ["string", "null"],
			"maxLength": 64
		}
	}
};
const schema631 = {
	"type": "string",
	"enum": [
		"succeeded",
		"failed",
		"requires_confirmation"
	]
};
function validate1479(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "succeeded" || data === "failed" || data === "requires_confirmation")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema631.enum });
	}
	validate1479.errors = vErrors;
	return vErrors === null;
}
const schema632 = {
	"type": "string",
	"enum": [
		"declined",
		"expired_card",
		"confirmation_needed",
		"confirmation_refused",
		"confirmation_expired",
		"superseded"
	]
};
function validate1481(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "declined" || data === "expired_card" || data === "confirmation_needed" || data === "confirmation_refused" || data === "confirmation_expired" || data === "superseded")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema632.enum });
	}
	validate1481.errors = vErrors;
	return vErrors === null;
}
function validate1476(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
			errors++;
		}
		if (data.invoiceId === void 0) {
			vErrors = lack(vErrors, "", "invoiceId");
			errors++;
		}
		if (data.at === void 0) {
			vErrors = lack(vErrors, "", "at");
			errors++;
		}
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
			errors++;
		}
		if (data.failure === void 0) {
			vErrors = lack(vErrors, "", "failure");
			errors++;
		}
		if (data.amount === void 0) {
			vErrors = lack(vErrors, "", "amount");
			errors++;
		}
		if (data.card === void 0) {
			vErrors = lack(vErrors, "", "card");
			errors++;
		}
		if (data.actor === void 0) {
			vErrors = lack(vErrors, "", "actor");
			errors++;
		}
		if (data.cardConfirmationId === void 0) {
			vErrors = lack(vErrors, "", "cardConfirmationId");
			errors++;
		}
		if (vErrors !== null || mayHaveStrangers(data, schema630)) for (const key0 in data) if (!func27.call(schema630.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
				errors = vErrors.length;
			}
		}
		if (data.invoiceId !== void 0) {
			if (!validate26(data.invoiceId)) {
				vErrors = under(vErrors, "/invoiceId", validate26);
				errors = vErrors.length;
			}
		}
		if (data.at !== void 0) {
			let data2 = data.at;
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/at", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/at", "type", { type: "string" });
				errors++;
			}
		}
		if (data.status !== void 0) {
			if (!validate1479(data.status)) {
				vErrors = under(vErrors, "/status", validate1479);
				errors = vErrors.length;
			}
		}
		if (data.failure !== void 0) {
			let data4 = data.failure;
			const _errs8 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs9 = errors;
			if (!validate1481(data4)) {
				vErrors = under(vErrors, "/failure", validate1481);
				errors = vErrors.length;
			}
			var _valid0 = _errs9 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs10 = errors;
			if (data4 !== null) {
				vErrors = fail(vErrors, "/failure", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs10 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/failure", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
		if (data.amount !== void 0) {
			if (!validate122(data.amount)) {
				vErrors = under(vErrors, "/amount", validate122);
				errors = vErrors.length;
			}
		}
		if (data.card !== void 0) {
			if (!validate116(data.card)) {
				vErrors = under(vErrors, "/card", validate116);
				errors = vErrors.length;
			}
		}
		if (data.actor !== void 0) {
			if (!validate80(data.actor)) {
				vErrors = under(vErrors, "/actor", validate80);
				errors = vErrors.length;
			}
		}
		if (data.cardConfirmationId !== void 0) {
			let data8 = data.cardConfirmationId;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = fail(vErrors, "/cardConfirmationId", "type", { type: schema630.properties.cardConfirmationId.type });
				errors++;
			}
			if (typeof data8 === "string") {
				if (isLonger(data8, 64)) {
					vErrors = fail(vErrors, "/cardConfirmationId", "maxLength", { limit: 64 });
					errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1476.errors = vErrors;
	return errors === 0;
}
function validate1462(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.invoice === void 0) {
			vErrors = lack(vErrors, "", "invoice");
		}
		if (data.billedTo === void 0) {
			vErrors = lack(vErrors, "", "billedTo");
		}
		if (data.lines === void 0) {
			vErrors = lack(vErrors, "", "lines");
		}
		if (data.payments === void 0) {
			vErrors = lack(vErrors, "", "payments");
		}
		for (const key0 in data) if (!(key0 === "invoice" || key0 === "billedTo" || key0 === "lines" || key0 === "payments")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.invoice !== void 0) {
			if (!validate1463(data.invoice)) {
				vErrors = under(vErrors, "/invoice", validate1463);
			}
		}
		if (data.billedTo !== void 0) {
			let data1 = data.billedTo;
			if (typeof data1 === "string") {
				if (isLonger(data1, 120)) {
					vErrors = fail(vErrors, "/billedTo", "maxLength", { limit: 120 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/billedTo", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/billedTo", "type", { type: "string" });
			}
		}
		if (data.lines !== void 0) {
			let data2 = data.lines;
			if (Array.isArray(data2)) {
				if (data2.length > 1e4) {
					vErrors = fail(vErrors, "/lines", "maxItems", { limit: 1e4 });
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1471(data2[i0])) {
					vErrors = under(vErrors, "/lines/" + i0, validate1471);
				}
			} else {
				vErrors = fail(vErrors, "/lines", "type", { type: "array" });
			}
		}
		if (data.payments !== void 0) {
			let data4 = data.payments;
			if (Array.isArray(data4)) {
				if (data4.length > 1e3) {
					vErrors = fail(vErrors, "/payments", "maxItems", { limit: 1e3 });
				}
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate1476(data4[i1])) {
					vErrors = under(vErrors, "/payments/" + i1, validate1476);
				}
			} else {
				vErrors = fail(vErrors, "/payments", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1462.errors = vErrors;
	return vErrors === null;
}
function validate1461(data) {
	let vErrors = null;
	if (!validate1462(data)) {
		vErrors = vErrors === null ? validate1462.errors : vErrors.concat(validate1462.errors);
	}
	validate1461.errors = vErrors;
	return vErrors === null;
}
const schema_InvoiceSummary = validate1488;
const schema634 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"open",
		"overdue",
		"nextDueAt"
	],
	"properties": {
		"open": { "$ref": "#/components/schemas/InvoiceSum" },
		"overdue": { "$ref": "#/components/schemas/InvoiceSum" },
		"nextDueAt": {
			"type": ["string", "null"],
			"format": "date-time"
		}
	}
};
function validate1490(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.count === void 0) {
			vErrors = lack(vErrors, "", "count");
		}
		if (data.amount === void 0) {
			vErrors = lack(vErrors, "", "amount");
		}
		for (const key0 in data) if (!(key0 === "count" || key0 === "amount")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.count !== void 0) {
			let data0 = data.count;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/count", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/count", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.amount !== void 0) {
			if (!validate122(data.amount)) {
				vErrors = under(vErrors, "/amount", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1490.errors = vErrors;
	return vErrors === null;
}
function validate1489(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.open === void 0) {
			vErrors = lack(vErrors, "", "open");
		}
		if (data.overdue === void 0) {
			vErrors = lack(vErrors, "", "overdue");
		}
		if (data.nextDueAt === void 0) {
			vErrors = lack(vErrors, "", "nextDueAt");
		}
		for (const key0 in data) if (!(key0 === "open" || key0 === "overdue" || key0 === "nextDueAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.open !== void 0) {
			if (!validate1490(data.open)) {
				vErrors = under(vErrors, "/open", validate1490);
			}
		}
		if (data.overdue !== void 0) {
			if (!validate1490(data.overdue)) {
				vErrors = under(vErrors, "/overdue", validate1490);
			}
		}
		if (data.nextDueAt !== void 0) {
			let data2 = data.nextDueAt;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = fail(vErrors, "/nextDueAt", "type", { type: schema634.properties.nextDueAt.type });
			}
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/nextDueAt", "format", { format: "date-time" });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1489.errors = vErrors;
	return vErrors === null;
}
function validate1488(data) {
	let vErrors = null;
	if (!validate1489(data)) {
		vErrors = vErrors === null ? validate1489.errors : vErrors.concat(validate1489.errors);
	}
	validate1488.errors = vErrors;
	return vErrors === null;
}
const listInvoices_params = validate1949;
const pattern85 = new RegExp("^-?(issuedAt|number|amount|dueAt)(,-?(issuedAt|number|amount|dueAt))*$", "u");
function validate1949(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "status" || key0 === "sort" || key0 === "page" || key0 === "pageSize")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.status !== void 0) {
					let data1 = data0.status;
					if (Array.isArray(data1)) {
						if (data1.length > 3) {
							vErrors = fail(vErrors, "/query/status", "maxItems", { limit: 3 });
						}
						const len0 = data1.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate1468(data1[i0])) {
							vErrors = under(vErrors, "/query/status/" + i0, validate1468);
						}
					} else {
						vErrors = fail(vErrors, "/query/status", "type", { type: "array" });
					}
				}
				if (data0.sort !== void 0) {
					let data3 = data0.sort;
					if (typeof data3 === "string") {
						if (isLonger(data3, 60)) {
							vErrors = fail(vErrors, "/query/sort", "maxLength", { limit: 60 });
						}
						if (!pattern85.test(data3)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(issuedAt|number|amount|dueAt)(,-?(issuedAt|number|amount|dueAt))*$" });
						}
					} else {
						vErrors = fail(vErrors, "/query/sort", "type", { type: "string" });
					}
				}
				if (data0.page !== void 0) {
					let data4 = data0.page;
					if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
						vErrors = fail(vErrors, "/query/page", "type", { type: "integer" });
					}
					if (typeof data4 == "number") {
						if (data4 > 1e6 || isNaN(data4)) {
							vErrors = fail(vErrors, "/query/page", "maximum", { comparison: "<=", limit: 1e6 });
						}
						if (data4 < 1 || isNaN(data4)) {
							vErrors = fail(vErrors, "/query/page", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
				if (data0.pageSize !== void 0) {
					let data5 = data0.pageSize;
					if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
						vErrors = fail(vErrors, "/query/pageSize", "type", { type: "integer" });
					}
					if (typeof data5 == "number") {
						if (data5 > 100 || isNaN(data5)) {
							vErrors = fail(vErrors, "/query/pageSize", "maximum", { comparison: "<=", limit: 100 });
						}
						if (data5 < 1 || isNaN(data5)) {
							vErrors = fail(vErrors, "/query/pageSize", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data6 = data.path;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) for (const key1 in data6) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data7 = data.header;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) for (const key2 in data7) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1949.errors = vErrors;
	return vErrors === null;
}
const listInvoices_200_frame = validate1748;
const schema_Invoice = validate1953;
function validate1953(data) {
	let vErrors = null;
	if (!validate1463(data)) {
		vErrors = vErrors === null ? validate1463.errors : vErrors.concat(validate1463.errors);
	}
	validate1953.errors = vErrors;
	return vErrors === null;
}
const payInvoice_params = validate2139;
function validate2139(data) {
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
				if (data1.invoiceId === void 0) {
					vErrors = lack(vErrors, "/path", "invoiceId");
				}
				for (const key1 in data1) if (!(key1 === "invoiceId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.invoiceId !== void 0) {
					let data2 = data1.invoiceId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/invoiceId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/invoiceId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/invoiceId", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data3 = data.header;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				for (const key2 in data3) if (!(key2 === "idempotency-key")) {
					vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
				}
				if (data3["idempotency-key"] !== void 0) {
					let data4 = data3["idempotency-key"];
					if (typeof data4 === "string") {
						if (isLonger(data4, 128)) {
							vErrors = fail(vErrors, "/header/idempotency-key", "maxLength", { limit: 128 });
						}
						if (isShorter(data4, 8)) {
							vErrors = fail(vErrors, "/header/idempotency-key", "minLength", { limit: 8 });
						}
						if (!pattern14.test(data4)) {
							vErrors = fail(vErrors, "/header/idempotency-key", "pattern", { pattern: "^[\\x21-\\x7e]+$" });
						}
					} else {
						vErrors = fail(vErrors, "/header/idempotency-key", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2139.errors = vErrors;
	return vErrors === null;
}
const schema_PaymentOrder = validate2140;
const schema978 = {
	"type": "object",
	"required": ["by"],
	"properties": { "by": { "enum": ["method", "card"] } },
	"allOf": [{
		"if": {
			"type": "object",
			"required": ["by"],
			"properties": { "by": { "const": "method" } }
		},
		"then": { "$ref": "#/components/schemas/PaymentByMethod" }
	}, {
		"if": {
			"type": "object",
			"required": ["by"],
			"properties": { "by": { "const": "card" } }
		},
		"then": { "$ref": "#/components/schemas/PaymentByCard" }
	}]
};
function validate2142(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.by === void 0) {
			vErrors = lack(vErrors, "", "by");
		}
		if (data.paymentMethodId === void 0) {
			vErrors = lack(vErrors, "", "paymentMethodId");
		}
		for (const key0 in data) if (!(key0 === "by" || key0 === "paymentMethodId")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.by !== void 0) {
			let data0 = data.by;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/by", "type", { type: "string" });
			}
			if ("method" !== data0) {
				vErrors = fail(vErrors, "/by", "const", { allowedValue: "method" });
			}
		}
		if (data.paymentMethodId !== void 0) {
			if (!validate26(data.paymentMethodId)) {
				vErrors = under(vErrors, "/paymentMethodId", validate26);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2142.errors = vErrors;
	return vErrors === null;
}
function validate2145(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.by === void 0) {
			vErrors = lack(vErrors, "", "by");
		}
		if (data.card === void 0) {
			vErrors = lack(vErrors, "", "card");
		}
		if (data.keep === void 0) {
			vErrors = lack(vErrors, "", "keep");
		}
		for (const key0 in data) if (!(key0 === "by" || key0 === "card" || key0 === "keep")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.by !== void 0) {
			let data0 = data.by;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/by", "type", { type: "string" });
			}
			if ("card" !== data0) {
				vErrors = fail(vErrors, "/by", "const", { allowedValue: "card" });
			}
		}
		if (data.card !== void 0) {
			if (!validate825(data.card)) {
				vErrors = under(vErrors, "/card", validate825);
			}
		}
		if (data.keep !== void 0) {
			if (typeof data.keep !== "boolean") {
				vErrors = fail(vErrors, "/keep", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2145.errors = vErrors;
	return vErrors === null;
}
function validate2141(data) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (errors === _errs3) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.by === void 0 && "by") {
				const err0 = {};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else if (data.by !== void 0) {
				if ("method" !== data.by) {
					const err1 = {};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
		} else {
			const err2 = {};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs6 = errors;
		if (!validate2142(data)) {
			vErrors = vErrors === null ? validate2142.errors : vErrors.concat(validate2142.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs6 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		vErrors = fail(vErrors, "", "if", { failingKeyword: "then" });
		errors++;
	}
	const _errs8 = errors;
	let valid3 = true;
	const _errs9 = errors;
	if (errors === _errs9) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.by === void 0 && "by") {
				const err4 = {};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else if (data.by !== void 0) {
				if ("card" !== data.by) {
					const err5 = {};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		} else {
			const err6 = {};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	}
	var _valid1 = _errs9 === errors;
	errors = _errs8;
	if (vErrors !== null) {
		if (_errs8) vErrors.length = _errs8;
		else vErrors = null;
	}
	if (_valid1) {
		const _errs12 = errors;
		if (!validate2145(data)) {
			vErrors = vErrors === null ? validate2145.errors : vErrors.concat(validate2145.errors);
			errors = vErrors.length;
		}
		var _valid1 = _errs12 === errors;
		valid3 = _valid1;
	}
	if (!valid3) {
		vErrors = fail(vErrors, "", "if", { failingKeyword: "then" });
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.by === void 0) {
			vErrors = lack(vErrors, "", "by");
			errors++;
		}
		if (data.by !== void 0) {
			let data2 = data.by;
			if (!(data2 === "method" || data2 === "card")) {
				vErrors = fail(vErrors, "/by", "enum", { allowedValues: schema978.properties.by.enum });
				errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate2141.errors = vErrors;
	return errors === 0;
}
function validate2140(data) {
	let vErrors = null;
	if (!validate2141(data)) {
		vErrors = vErrors === null ? validate2141.errors : vErrors.concat(validate2141.errors);
	}
	validate2140.errors = vErrors;
	return vErrors === null;
}
const schema_Payment = validate2149;
function validate2149(data) {
	let vErrors = null;
	if (!validate1476(data)) {
		vErrors = vErrors === null ? validate1476.errors : vErrors.concat(validate1476.errors);
	}
	validate2149.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	downloadInvoiceCsv: {
		params: downloadInvoiceCsv_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_InvoiceCsv,
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
	downloadInvoicePdf: {
		params: downloadInvoicePdf_params,
		body: null,
		event: null,
		responses: {
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getInvoice: {
		params: getInvoice_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_InvoiceDetail,
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
	getInvoiceSummary: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_InvoiceSummary,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listInvoices: {
		params: listInvoices_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listInvoices_200_frame,
				item: schema_Invoice
			},
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	payInvoice: {
		params: payInvoice_params,
		body: schema_PaymentOrder,
		event: null,
		responses: {
			201: {
				body: schema_Payment,
				item: null
			},
			400: problem,
			401: problem,
			402: problem,
			403: problem,
			404: problem,
			409: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
