// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats0, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, pattern15, problem, schema_CardConfirmationAnswer, under, validate116, validate122, validate131, validate26, validate368, validate825, validate95 } from './shared.gen.js'
const answerDomainPurchase_params = validate127;
function validate127(data) {
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
				if (data1.domainPurchaseId === void 0) {
					vErrors = lack(vErrors, "/path", "domainPurchaseId");
				}
				for (const key1 in data1) if (!(key1 === "domainPurchaseId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.domainPurchaseId !== void 0) {
					let data2 = data1.domainPurchaseId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/domainPurchaseId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/domainPurchaseId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/domainPurchaseId", "type", { type: "string" });
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
	validate127.errors = vErrors;
	return vErrors === null;
}
const schema_DomainPurchase = validate128;
const schema64 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"domain",
		"status",
		"yearlyPrice",
		"email",
		"card",
		"confirmUntil",
		"zone",
		"paidUntil"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"domain": { "$ref": "#/components/schemas/DomainName" },
		"status": { "$ref": "#/components/schemas/DomainPurchaseStatus" },
		"yearlyPrice": { "$ref": "#/components/schemas/Money" },
		"email": {
			"type": "string",
			"format": "email",
			"maxLength": 254
		},
		"card": { "$ref": "#/components/schemas/CardFace" },
		"confirmUntil": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"zone": { "oneOf": [{ "$ref": "#/components/schemas/ResourceRef" }, { "type": "null" }] },
		"paidUntil": {
			"type": ["string", "null"],
			"format": "date-time"
		}
	}
};
const schema66 = {
	"type": "string",
	"enum": [
		"awaiting_confirmation",
		"completed",
		"refused"
	]
};
function validate133(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "awaiting_confirmation" || data === "completed" || data === "refused")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema66.enum });
	}
	validate133.errors = vErrors;
	return vErrors === null;
}
function validate129(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
			errors++;
		}
		if (data.domain === void 0) {
			vErrors = lack(vErrors, "", "domain");
			errors++;
		}
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
			errors++;
		}
		if (data.yearlyPrice === void 0) {
			vErrors = lack(vErrors, "", "yearlyPrice");
			errors++;
		}
		if (data.email === void 0) {
			vErrors = lack(vErrors, "", "email");
			errors++;
		}
		if (data.card === void 0) {
			vErrors = lack(vErrors, "", "card");
			errors++;
		}
		if (data.confirmUntil === void 0) {
			vErrors = lack(vErrors, "", "confirmUntil");
			errors++;
		}
		if (data.zone === void 0) {
			vErrors = lack(vErrors, "", "zone");
			errors++;
		}
		if (data.paidUntil === void 0) {
			vErrors = lack(vErrors, "", "paidUntil");
			errors++;
		}
		if (vErrors !== null || mayHaveStrangers(data, schema64)) for (const key0 in data) if (!func27.call(schema64.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
				errors = vErrors.length;
			}
		}
		if (data.domain !== void 0) {
			if (!validate131(data.domain)) {
				vErrors = under(vErrors, "/domain", validate131);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0) {
			if (!validate133(data.status)) {
				vErrors = under(vErrors, "/status", validate133);
				errors = vErrors.length;
			}
		}
		if (data.yearlyPrice !== void 0) {
			if (!validate122(data.yearlyPrice)) {
				vErrors = under(vErrors, "/yearlyPrice", validate122);
				errors = vErrors.length;
			}
		}
		if (data.email !== void 0) {
			let data4 = data.email;
			if (typeof data4 === "string") {
				if (isLonger(data4, 254)) {
					vErrors = fail(vErrors, "/email", "maxLength", { limit: 254 });
					errors++;
				}
				if (!formats0.test(data4)) {
					vErrors = fail(vErrors, "/email", "format", { format: "email" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", { type: "string" });
				errors++;
			}
		}
		if (data.card !== void 0) {
			if (!validate116(data.card)) {
				vErrors = under(vErrors, "/card", validate116);
				errors = vErrors.length;
			}
		}
		if (data.confirmUntil !== void 0) {
			let data6 = data.confirmUntil;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = fail(vErrors, "/confirmUntil", "type", { type: schema64.properties.confirmUntil.type });
				errors++;
			}
			if (typeof data6 === "string") {
				if (!formats4.test(data6)) {
					vErrors = fail(vErrors, "/confirmUntil", "format", { format: "date-time" });
					errors++;
				}
			}
		}
		if (data.zone !== void 0) {
			let data7 = data.zone;
			const _errs12 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate95(data7)) {
				vErrors = under(vErrors, "/zone", validate95);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data7 !== null) {
				vErrors = fail(vErrors, "/zone", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/zone", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.paidUntil !== void 0) {
			let data8 = data.paidUntil;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = fail(vErrors, "/paidUntil", "type", { type: schema64.properties.paidUntil.type });
				errors++;
			}
			if (typeof data8 === "string") {
				if (!formats4.test(data8)) {
					vErrors = fail(vErrors, "/paidUntil", "format", { format: "date-time" });
					errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate129.errors = vErrors;
	return errors === 0;
}
function validate128(data) {
	let vErrors = null;
	if (!validate129(data)) {
		vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
	}
	validate128.errors = vErrors;
	return vErrors === null;
}
const purchaseDomain_params = validate368;
const schema_DomainPurchaseCreate = validate2197;
const pattern98 = new RegExp("^[a-z0-9]{1,63}\\.(com|net|org|io|co|app|dev|tech)$", "u");
function validate2199(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 39)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 39 });
		}
		if (isShorter(data, 1)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 1 });
		}
		if (!pattern15.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^\\S([^\\r\\n]*\\S)?$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate2199.errors = vErrors;
	return vErrors === null;
}
function validate2198(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.domain === void 0) {
			vErrors = lack(vErrors, "", "domain");
		}
		if (data.email === void 0) {
			vErrors = lack(vErrors, "", "email");
		}
		if (data.firstName === void 0) {
			vErrors = lack(vErrors, "", "firstName");
		}
		if (data.lastName === void 0) {
			vErrors = lack(vErrors, "", "lastName");
		}
		if (data.card === void 0) {
			vErrors = lack(vErrors, "", "card");
		}
		for (const key0 in data) if (!(key0 === "domain" || key0 === "email" || key0 === "firstName" || key0 === "lastName" || key0 === "card")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.domain !== void 0) {
			let data0 = data.domain;
			if (typeof data0 === "string") {
				if (isLonger(data0, 68)) {
					vErrors = fail(vErrors, "/domain", "maxLength", { limit: 68 });
				}
				if (!pattern98.test(data0)) {
					vErrors = fail(vErrors, "/domain", "pattern", { pattern: "^[a-z0-9]{1,63}\\.(com|net|org|io|co|app|dev|tech)$" });
				}
			} else {
				vErrors = fail(vErrors, "/domain", "type", { type: "string" });
			}
		}
		if (data.email !== void 0) {
			let data1 = data.email;
			if (typeof data1 === "string") {
				if (isLonger(data1, 254)) {
					vErrors = fail(vErrors, "/email", "maxLength", { limit: 254 });
				}
				if (!formats0.test(data1)) {
					vErrors = fail(vErrors, "/email", "format", { format: "email" });
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", { type: "string" });
			}
		}
		if (data.firstName !== void 0) {
			if (!validate2199(data.firstName)) {
				vErrors = under(vErrors, "/firstName", validate2199);
			}
		}
		if (data.lastName !== void 0) {
			if (!validate2199(data.lastName)) {
				vErrors = under(vErrors, "/lastName", validate2199);
			}
		}
		if (data.card !== void 0) {
			if (!validate825(data.card)) {
				vErrors = under(vErrors, "/card", validate825);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2198.errors = vErrors;
	return vErrors === null;
}
function validate2197(data) {
	let vErrors = null;
	if (!validate2198(data)) {
		vErrors = vErrors === null ? validate2198.errors : vErrors.concat(validate2198.errors);
	}
	validate2197.errors = vErrors;
	return vErrors === null;
}
const searchDomains_params = validate2291;
const pattern107 = new RegExp("^[a-z0-9]{1,63}$", "u");
function validate2292(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 63)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 63 });
		}
		if (!pattern107.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^[a-z0-9]{1,63}$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate2292.errors = vErrors;
	return vErrors === null;
}
function validate2291(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.name === void 0) {
					vErrors = lack(vErrors, "/query", "name");
				}
				for (const key0 in data0) if (!(key0 === "name")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.name !== void 0) {
					if (!validate2292(data0.name)) {
						vErrors = under(vErrors, "/query/name", validate2292);
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data2 = data.path;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) for (const key1 in data2) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
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
	validate2291.errors = vErrors;
	return vErrors === null;
}
const searchDomains_200_frame = validate2294;
function validate2294(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "items")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate2292(data.name)) {
				vErrors = under(vErrors, "/name", validate2292);
			}
		}
		if (data.items !== void 0) {
			let data1 = data.items;
			if (Array.isArray(data1)) {
				if (data1.length > 8) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 8 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2294.errors = vErrors;
	return vErrors === null;
}
const schema_DomainOffer = validate2297;
const schema1064 = {
	"type": "string",
	"enum": [
		".com",
		".net",
		".org",
		".io",
		".co",
		".app",
		".dev",
		".tech"
	]
};
function validate2300(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === ".com" || data === ".net" || data === ".org" || data === ".io" || data === ".co" || data === ".app" || data === ".dev" || data === ".tech")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema1064.enum });
	}
	validate2300.errors = vErrors;
	return vErrors === null;
}
function validate2298(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.domain === void 0) {
			vErrors = lack(vErrors, "", "domain");
		}
		if (data.extension === void 0) {
			vErrors = lack(vErrors, "", "extension");
		}
		if (data.available === void 0) {
			vErrors = lack(vErrors, "", "available");
		}
		if (data.yearlyPrice === void 0) {
			vErrors = lack(vErrors, "", "yearlyPrice");
		}
		for (const key0 in data) if (!(key0 === "domain" || key0 === "extension" || key0 === "available" || key0 === "yearlyPrice")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.domain !== void 0) {
			if (!validate131(data.domain)) {
				vErrors = under(vErrors, "/domain", validate131);
			}
		}
		if (data.extension !== void 0) {
			if (!validate2300(data.extension)) {
				vErrors = under(vErrors, "/extension", validate2300);
			}
		}
		if (data.available !== void 0) {
			if (typeof data.available !== "boolean") {
				vErrors = fail(vErrors, "/available", "type", { type: "boolean" });
			}
		}
		if (data.yearlyPrice !== void 0) {
			if (!validate122(data.yearlyPrice)) {
				vErrors = under(vErrors, "/yearlyPrice", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2298.errors = vErrors;
	return vErrors === null;
}
function validate2297(data) {
	let vErrors = null;
	if (!validate2298(data)) {
		vErrors = vErrors === null ? validate2298.errors : vErrors.concat(validate2298.errors);
	}
	validate2297.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	answerDomainPurchase: {
		params: answerDomainPurchase_params,
		body: schema_CardConfirmationAnswer,
		event: null,
		responses: {
			200: {
				body: schema_DomainPurchase,
				item: null
			},
			400: problem,
			404: problem,
			409: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	purchaseDomain: {
		params: purchaseDomain_params,
		body: schema_DomainPurchaseCreate,
		event: null,
		responses: {
			201: {
				body: schema_DomainPurchase,
				item: null
			},
			400: problem,
			402: problem,
			409: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	searchDomains: {
		params: searchDomains_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: searchDomains_200_frame,
				item: schema_DomainOffer
			},
			400: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
