// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, pattern0, pattern8, problem, under, validate122, validate123, validate1758, validate26, validate368, validate399, validate405, validate80, validate95 } from './shared.gen.js'
const createBudget_params = validate368;
const schema_BudgetCreate = validate442;
const schema200 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["name", "amount"],
	"properties": {
		"name": { "$ref": "#/components/schemas/BudgetName" },
		"amount": { "$ref": "#/components/schemas/BudgetAmount" },
		"projectId": {
			"type": ["string", "null"],
			"minLength": 3,
			"maxLength": 64,
			"pattern": "^[a-z]+_[A-Za-z0-9]+$"
		},
		"thresholds": { "$ref": "#/components/schemas/BudgetThresholds" }
	}
};
function validate446(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.amount === void 0) {
			vErrors = lack(vErrors, "", "amount");
		}
		if (data.currency === void 0) {
			vErrors = lack(vErrors, "", "currency");
		}
		for (const key0 in data) if (!(key0 === "amount" || key0 === "currency")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.amount !== void 0) {
			let data0 = data.amount;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/amount", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 > 1e11 || isNaN(data0)) {
					vErrors = fail(vErrors, "/amount", "maximum", { comparison: "<=", limit: 1e11 });
				}
				if (data0 < 100 || isNaN(data0)) {
					vErrors = fail(vErrors, "/amount", "minimum", { comparison: ">=", limit: 100 });
				}
			}
		}
		if (data.currency !== void 0) {
			if (!validate123(data.currency)) {
				vErrors = under(vErrors, "/currency", validate123);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate446.errors = vErrors;
	return vErrors === null;
}
const schema205 = {
	"type": "string",
	"enum": ["spend", "forecast"]
};
function validate451(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "spend" || data === "forecast")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema205.enum });
	}
	validate451.errors = vErrors;
	return vErrors === null;
}
function validate450(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.basis === void 0) {
			vErrors = lack(vErrors, "", "basis");
		}
		if (data.percent === void 0) {
			vErrors = lack(vErrors, "", "percent");
		}
		for (const key0 in data) if (!(key0 === "basis" || key0 === "percent")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.basis !== void 0) {
			if (!validate451(data.basis)) {
				vErrors = under(vErrors, "/basis", validate451);
			}
		}
		if (data.percent !== void 0) {
			let data1 = data.percent;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/percent", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 > 1e3 || isNaN(data1)) {
					vErrors = fail(vErrors, "/percent", "maximum", { comparison: "<=", limit: 1e3 });
				}
				if (data1 < 1 || isNaN(data1)) {
					vErrors = fail(vErrors, "/percent", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate450.errors = vErrors;
	return vErrors === null;
}
function validate449(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 10) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 10 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate450(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate450);
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "array" });
	}
	validate449.errors = vErrors;
	return vErrors === null;
}
function validate443(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.amount === void 0) {
			vErrors = lack(vErrors, "", "amount");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "amount" || key0 === "projectId" || key0 === "thresholds")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate399(data.name)) {
				vErrors = under(vErrors, "/name", validate399);
			}
		}
		if (data.amount !== void 0) {
			if (!validate446(data.amount)) {
				vErrors = under(vErrors, "/amount", validate446);
			}
		}
		if (data.projectId !== void 0) {
			let data2 = data.projectId;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = fail(vErrors, "/projectId", "type", { type: schema200.properties.projectId.type });
			}
			if (typeof data2 === "string") {
				if (isLonger(data2, 64)) {
					vErrors = fail(vErrors, "/projectId", "maxLength", { limit: 64 });
				}
				if (isShorter(data2, 3)) {
					vErrors = fail(vErrors, "/projectId", "minLength", { limit: 3 });
				}
				if (!pattern0.test(data2)) {
					vErrors = fail(vErrors, "/projectId", "pattern", { pattern: "^[a-z]+_[A-Za-z0-9]+$" });
				}
			}
		}
		if (data.thresholds !== void 0) {
			if (!validate449(data.thresholds)) {
				vErrors = under(vErrors, "/thresholds", validate449);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate443.errors = vErrors;
	return vErrors === null;
}
function validate442(data) {
	let vErrors = null;
	if (!validate443(data)) {
		vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
	}
	validate442.errors = vErrors;
	return vErrors === null;
}
const schema_Budget = validate456;
const schema207 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"amount",
		"project",
		"thresholds",
		"state",
		"spent",
		"usedPercent",
		"projected",
		"projectedPercent",
		"reached",
		"createdAt",
		"updatedAt",
		"updatedBy",
		"etag"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"name": { "$ref": "#/components/schemas/BudgetName" },
		"amount": { "$ref": "#/components/schemas/BudgetAmount" },
		"project": { "oneOf": [{ "$ref": "#/components/schemas/ResourceRef" }, { "type": "null" }] },
		"thresholds": { "$ref": "#/components/schemas/BudgetThresholds" },
		"state": { "$ref": "#/components/schemas/BudgetState" },
		"spent": { "$ref": "#/components/schemas/Money" },
		"usedPercent": {
			"type": "number",
			"minimum": 0
		},
		"projected": { "$ref": "#/components/schemas/Money" },
		"projectedPercent": {
			"type": "number",
			"minimum": 0
		},
		"reached": {
			"type": "array",
			"maxItems": 10,
			"items": { "$ref": "#/components/schemas/ReachedThreshold" }
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedBy": { "$ref": "#/components/schemas/Actor" },
		"etag": { "$ref": "#/components/schemas/EntityTag" }
	}
};
const schema208 = {
	"type": "string",
	"enum": [
		"within",
		"reached",
		"exceeded"
	]
};
function validate463(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "within" || data === "reached" || data === "exceeded")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema208.enum });
	}
	validate463.errors = vErrors;
	return vErrors === null;
}
const schema209 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"basis",
		"percent",
		"at"
	],
	"properties": {
		"basis": { "$ref": "#/components/schemas/BudgetBasis" },
		"percent": {
			"type": "integer",
			"minimum": 1,
			"maximum": 1e3
		},
		"at": {
			"type": ["string", "null"],
			"format": "date-time"
		}
	}
};
function validate467(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.basis === void 0) {
			vErrors = lack(vErrors, "", "basis");
		}
		if (data.percent === void 0) {
			vErrors = lack(vErrors, "", "percent");
		}
		if (data.at === void 0) {
			vErrors = lack(vErrors, "", "at");
		}
		for (const key0 in data) if (!(key0 === "basis" || key0 === "percent" || key0 === "at")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.basis !== void 0) {
			if (!validate451(data.basis)) {
				vErrors = under(vErrors, "/basis", validate451);
			}
		}
		if (data.percent !== void 0) {
			let data1 = data.percent;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/percent", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 > 1e3 || isNaN(data1)) {
					vErrors = fail(vErrors, "/percent", "maximum", { comparison: "<=", limit: 1e3 });
				}
				if (data1 < 1 || isNaN(data1)) {
					vErrors = fail(vErrors, "/percent", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.at !== void 0) {
			let data2 = data.at;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = fail(vErrors, "/at", "type", { type: schema209.properties.at.type });
			}
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/at", "format", { format: "date-time" });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate467.errors = vErrors;
	return vErrors === null;
}
function validate457(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
			errors++;
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
			errors++;
		}
		if (data.amount === void 0) {
			vErrors = lack(vErrors, "", "amount");
			errors++;
		}
		if (data.project === void 0) {
			vErrors = lack(vErrors, "", "project");
			errors++;
		}
		if (data.thresholds === void 0) {
			vErrors = lack(vErrors, "", "thresholds");
			errors++;
		}
		if (data.state === void 0) {
			vErrors = lack(vErrors, "", "state");
			errors++;
		}
		if (data.spent === void 0) {
			vErrors = lack(vErrors, "", "spent");
			errors++;
		}
		if (data.usedPercent === void 0) {
			vErrors = lack(vErrors, "", "usedPercent");
			errors++;
		}
		if (data.projected === void 0) {
			vErrors = lack(vErrors, "", "projected");
			errors++;
		}
		if (data.projectedPercent === void 0) {
			vErrors = lack(vErrors, "", "projectedPercent");
			errors++;
		}
		if (data.reached === void 0) {
			vErrors = lack(vErrors, "", "reached");
			errors++;
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
			errors++;
		}
		if (data.updatedAt === void 0) {
			vErrors = lack(vErrors, "", "updatedAt");
			errors++;
		}
		if (data.updatedBy === void 0) {
			vErrors = lack(vErrors, "", "updatedBy");
			errors++;
		}
		if (data.etag === void 0) {
			vErrors = lack(vErrors, "", "etag");
			errors++;
		}
		if (vErrors !== null || mayHaveStrangers(data, schema207)) for (const key0 in data) if (!func27.call(schema207.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0) {
			if (!validate399(data.name)) {
				vErrors = under(vErrors, "/name", validate399);
				errors = vErrors.length;
			}
		}
		if (data.amount !== void 0) {
			if (!validate446(data.amount)) {
				vErrors = under(vErrors, "/amount", validate446);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			let data3 = data.project;
			const _errs6 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs7 = errors;
			if (!validate95(data3)) {
				vErrors = under(vErrors, "/project", validate95);
				errors = vErrors.length;
			}
			var _valid0 = _errs7 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs8 = errors;
			if (data3 !== null) {
				vErrors = fail(vErrors, "/project", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/project", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs6;
				if (vErrors !== null) {
					if (_errs6) vErrors.length = _errs6;
					else vErrors = null;
				}
			}
		}
		if (data.thresholds !== void 0) {
			if (!validate449(data.thresholds)) {
				vErrors = under(vErrors, "/thresholds", validate449);
				errors = vErrors.length;
			}
		}
		if (data.state !== void 0) {
			if (!validate463(data.state)) {
				vErrors = under(vErrors, "/state", validate463);
				errors = vErrors.length;
			}
		}
		if (data.spent !== void 0) {
			if (!validate122(data.spent)) {
				vErrors = under(vErrors, "/spent", validate122);
				errors = vErrors.length;
			}
		}
		if (data.usedPercent !== void 0) {
			let data7 = data.usedPercent;
			if (typeof data7 == "number") {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = fail(vErrors, "/usedPercent", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/usedPercent", "type", { type: "number" });
				errors++;
			}
		}
		if (data.projected !== void 0) {
			if (!validate122(data.projected)) {
				vErrors = under(vErrors, "/projected", validate122);
				errors = vErrors.length;
			}
		}
		if (data.projectedPercent !== void 0) {
			let data9 = data.projectedPercent;
			if (typeof data9 == "number") {
				if (data9 < 0 || isNaN(data9)) {
					vErrors = fail(vErrors, "/projectedPercent", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/projectedPercent", "type", { type: "number" });
				errors++;
			}
		}
		if (data.reached !== void 0) {
			let data10 = data.reached;
			if (Array.isArray(data10)) {
				if (data10.length > 10) {
					vErrors = fail(vErrors, "/reached", "maxItems", { limit: 10 });
					errors++;
				}
				const len0 = data10.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate467(data10[i0])) {
					vErrors = under(vErrors, "/reached/" + i0, validate467);
					errors = vErrors.length;
				}
			} else {
				vErrors = fail(vErrors, "/reached", "type", { type: "array" });
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data12 = data.createdAt;
			if (typeof data12 === "string") {
				if (!formats4.test(data12)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data13 = data.updatedAt;
			if (typeof data13 === "string") {
				if (!formats4.test(data13)) {
					vErrors = fail(vErrors, "/updatedAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updatedAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.updatedBy !== void 0) {
			if (!validate80(data.updatedBy)) {
				vErrors = under(vErrors, "/updatedBy", validate80);
				errors = vErrors.length;
			}
		}
		if (data.etag !== void 0) {
			if (!validate405(data.etag)) {
				vErrors = under(vErrors, "/etag", validate405);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate457.errors = vErrors;
	return errors === 0;
}
function validate456(data) {
	let vErrors = null;
	if (!validate457(data)) {
		vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
	}
	validate456.errors = vErrors;
	return vErrors === null;
}
const deleteBudget_params = validate968;
function validate968(data) {
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
				if (data1.budgetId === void 0) {
					vErrors = lack(vErrors, "/path", "budgetId");
				}
				for (const key1 in data1) if (!(key1 === "budgetId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.budgetId !== void 0) {
					let data2 = data1.budgetId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/budgetId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/budgetId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/budgetId", "type", { type: "string" });
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
	validate968.errors = vErrors;
	return vErrors === null;
}
const getBudget_params = validate968;
const listBudgets_200_frame = validate1758;
const updateBudget_params = validate2354;
function validate2354(data) {
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
				if (data1.budgetId === void 0) {
					vErrors = lack(vErrors, "/path", "budgetId");
				}
				for (const key1 in data1) if (!(key1 === "budgetId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.budgetId !== void 0) {
					let data2 = data1.budgetId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/budgetId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/budgetId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/budgetId", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data3 = data.header;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3["if-match"] === void 0) {
					vErrors = lack(vErrors, "/header", "if-match");
				}
				for (const key2 in data3) if (!(key2 === "if-match")) {
					vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
				}
				if (data3["if-match"] !== void 0) {
					let data4 = data3["if-match"];
					if (typeof data4 === "string") {
						if (isLonger(data4, 66)) {
							vErrors = fail(vErrors, "/header/if-match", "maxLength", { limit: 66 });
						}
						if (isShorter(data4, 3)) {
							vErrors = fail(vErrors, "/header/if-match", "minLength", { limit: 3 });
						}
						if (!pattern8.test(data4)) {
							vErrors = fail(vErrors, "/header/if-match", "pattern", { pattern: "^\"[\\x21\\x23-\\x7e]+\"$" });
						}
					} else {
						vErrors = fail(vErrors, "/header/if-match", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2354.errors = vErrors;
	return vErrors === null;
}
const schema_BudgetUpdate = validate2355;
const schema1098 = {
	"type": "object",
	"additionalProperties": false,
	"minProperties": 1,
	"properties": {
		"name": { "$ref": "#/components/schemas/BudgetName" },
		"amount": { "$ref": "#/components/schemas/BudgetAmount" },
		"projectId": {
			"type": ["string", "null"],
			"minLength": 3,
			"maxLength": 64,
			"pattern": "^[a-z]+_[A-Za-z0-9]+$"
		},
		"thresholds": { "$ref": "#/components/schemas/BudgetThresholds" }
	}
};
function validate2356(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 1 });
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "amount" || key0 === "projectId" || key0 === "thresholds")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate399(data.name)) {
				vErrors = under(vErrors, "/name", validate399);
			}
		}
		if (data.amount !== void 0) {
			if (!validate446(data.amount)) {
				vErrors = under(vErrors, "/amount", validate446);
			}
		}
		if (data.projectId !== void 0) {
			let data2 = data.projectId;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = fail(vErrors, "/projectId", "type", { type: schema1098.properties.projectId.type });
			}
			if (typeof data2 === "string") {
				if (isLonger(data2, 64)) {
					vErrors = fail(vErrors, "/projectId", "maxLength", { limit: 64 });
				}
				if (isShorter(data2, 3)) {
					vErrors = fail(vErrors, "/projectId", "minLength", { limit: 3 });
				}
				if (!pattern0.test(data2)) {
					vErrors = fail(vErrors, "/projectId", "pattern", { pattern: "^[a-z]+_[A-Za-z0-9]+$" });
				}
			}
		}
		if (data.thresholds !== void 0) {
			if (!validate449(data.thresholds)) {
				vErrors = under(vErrors, "/thresholds", validate449);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2356.errors = vErrors;
	return vErrors === null;
}
function validate2355(data) {
	let vErrors = null;
	if (!validate2356(data)) {
		vErrors = vErrors === null ? validate2356.errors : vErrors.concat(validate2356.errors);
	}
	validate2355.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	createBudget: {
		params: createBudget_params,
		body: schema_BudgetCreate,
		event: null,
		responses: {
			201: {
				body: schema_Budget,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			409: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	deleteBudget: {
		params: deleteBudget_params,
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
	getBudget: {
		params: getBudget_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Budget,
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
	listBudgets: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: listBudgets_200_frame,
				item: schema_Budget
			},
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	updateBudget: {
		params: updateBudget_params,
		body: schema_BudgetUpdate,
		event: null,
		responses: {
			200: {
				body: schema_Budget,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			409: problem,
			412: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
