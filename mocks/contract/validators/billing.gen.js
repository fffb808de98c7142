// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func27, import_formats, isLonger, isShorter, lack, mayHaveStrangers, problem, under, validate1062, validate1066, validate122, validate26, validate399, validate56, validate92, validate95 } from './shared.gen.js'
const exportCharges_params = validate1061;
const schema454 = {
	"type": "object",
	"properties": {
		"query": {
			"type": "object",
			"properties": {
				"period": {
					"type": "string",
					"enum": [
						"current",
						"last",
						"ytd",
						"custom"
					],
					"default": "current"
				},
				"from": {
					"type": "string",
					"format": "date",
					"maxLength": 10
				},
				"to": {
					"type": "string",
					"format": "date",
					"maxLength": 10
				}
			},
			"required": [],
			"additionalProperties": false
		},
		"path": {
			"type": "object",
			"properties": {},
			"required": [],
			"additionalProperties": false
		},
		"header": {
			"type": "object",
			"properties": {},
			"required": [],
			"additionalProperties": false
		}
	},
	"$id": "http://validators/exportCharges_params"
};
const formats206 = import_formats.default.fullFormats.date;
function validate1061(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "period" || key0 === "from" || key0 === "to")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.period !== void 0) {
					let data1 = data0.period;
					if (typeof data1 !== "string") {
						vErrors = fail(vErrors, "/query/period", "type", { type: "string" });
					}
					if (!(data1 === "current" || data1 === "last" || data1 === "ytd" || data1 === "custom")) {
						vErrors = fail(vErrors, "/query/period", "enum", { allowedValues: schema454.properties.query.properties.period.enum });
					}
				}
				if (data0.from !== void 0) {
					let data2 = data0.from;
					if (typeof data2 === "string") {
						if (isLonger(data2, 10)) {
							vErrors = fail(vErrors, "/query/from", "maxLength", { limit: 10 });
						}
						if (!formats206.validate(data2)) {
							vErrors = fail(vErrors, "/query/from", "format", { format: "date" });
						}
					} else {
						vErrors = fail(vErrors, "/query/from", "type", { type: "string" });
					}
				}
				if (data0.to !== void 0) {
					let data3 = data0.to;
					if (typeof data3 === "string") {
						if (isLonger(data3, 10)) {
							vErrors = fail(vErrors, "/query/to", "maxLength", { limit: 10 });
						}
						if (!formats206.validate(data3)) {
							vErrors = fail(vErrors, "/query/to", "format", { format: "date" });
						}
					} else {
						vErrors = fail(vErrors, "/query/to", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data4 = data.path;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) for (const key1 in data4) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data5 = data.header;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) for (const key2 in data5) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1061.errors = vErrors;
	return vErrors === null;
}
const schema_BillingText = validate1062;
const exportCostBreakdown_params = validate1065;
const schema457 = {
	"type": "object",
	"properties": {
		"query": {
			"type": "object",
			"properties": {
				"period": {
					"type": "string",
					"enum": [
						"current",
						"last",
						"ytd",
						"custom"
					],
					"default": "current"
				},
				"from": {
					"type": "string",
					"format": "date",
					"maxLength": 10
				},
				"to": {
					"type": "string",
					"format": "date",
					"maxLength": 10
				},
				"by": {
					"type": "string",
					"enum": [
						"service",
						"resource",
						"project"
					],
					"default": "service"
				},
				"service": {
					"type": "array",
					"maxItems": 20,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/BillingService" }
				},
				"projectId": {
					"type": "string",
					"minLength": 1,
					"maxLength": 64
				},
				"q": {
					"type": "string",
					"maxLength": 200
				},
				"sort": {
					"type": "string",
					"maxLength": 60,
					"pattern": "^-?(name|cost|change)(,-?(name|cost|change))*$",
					"default": "-cost,name"
				}
			},
			"required": [],
			"additionalProperties": false
		},
		"path": {
			"type": "object",
			"properties": {},
			"required": [],
			"additionalProperties": false
		},
		"header": {
			"type": "object",
			"properties": {},
			"required": [],
			"additionalProperties": false
		}
	},
	"$id": "http://validators/exportCostBreakdown_params"
};
const pattern61 = new RegExp("^-?(name|cost|change)(,-?(name|cost|change))*$", "u");
function validate1065(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "period" || key0 === "from" || key0 === "to" || key0 === "by" || key0 === "service" || key0 === "projectId" || key0 === "q" || key0 === "sort")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.period !== void 0) {
					let data1 = data0.period;
					if (typeof data1 !== "string") {
						vErrors = fail(vErrors, "/query/period", "type", { type: "string" });
					}
					if (!(data1 === "current" || data1 === "last" || data1 === "ytd" || data1 === "custom")) {
						vErrors = fail(vErrors, "/query/period", "enum", { allowedValues: schema457.properties.query.properties.period.enum });
					}
				}
				if (data0.from !== void 0) {
					let data2 = data0.from;
					if (typeof data2 === "string") {
						if (isLonger(data2, 10)) {
							vErrors = fail(vErrors, "/query/from", "maxLength", { limit: 10 });
						}
						if (!formats206.validate(data2)) {
							vErrors = fail(vErrors, "/query/from", "format", { format: "date" });
						}
					} else {
						vErrors = fail(vErrors, "/query/from", "type", { type: "string" });
					}
				}
				if (data0.to !== void 0) {
					let data3 = data0.to;
					if (typeof data3 === "string") {
						if (isLonger(data3, 10)) {
							vErrors = fail(vErrors, "/query/to", "maxLength", { limit: 10 });
						}
						if (!formats206.validate(data3)) {
							vErrors = fail(vErrors, "/query/to", "format", { format: "date" });
						}
					} else {
						vErrors = fail(vErrors, "/query/to", "type", { type: "string" });
					}
				}
				if (data0.by !== void 0) {
					let data4 = data0.by;
					if (typeof data4 !== "string") {
						vErrors = fail(vErrors, "/query/by", "type", { type: "string" });
					}
					if (!(data4 === "service" || data4 === "resource" || data4 === "project")) {
						vErrors = fail(vErrors, "/query/by", "enum", { allowedValues: schema457.properties.query.properties.by.enum });
					}
				}
				if (data0.service !== void 0) {
					let data5 = data0.service;
					if (Array.isArray(data5)) {
						if (data5.length > 20) {
							vErrors = fail(vErrors, "/query/service", "maxItems", { limit: 20 });
						}
						const len0 = data5.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate1066(data5[i0])) {
							vErrors = under(vErrors, "/query/service/" + i0, validate1066);
						}
					} else {
						vErrors = fail(vErrors, "/query/service", "type", { type: "array" });
					}
				}
				if (data0.projectId !== void 0) {
					let data7 = data0.projectId;
					if (typeof data7 === "string") {
						if (isLonger(data7, 64)) {
							vErrors = fail(vErrors, "/query/projectId", "maxLength", { limit: 64 });
						}
						if (isShorter(data7, 1)) {
							vErrors = fail(vErrors, "/query/projectId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/projectId", "type", { type: "string" });
					}
				}
				if (data0.q !== void 0) {
					let data8 = data0.q;
					if (typeof data8 === "string") {
						if (isLonger(data8, 200)) {
							vErrors = fail(vErrors, "/query/q", "maxLength", { limit: 200 });
						}
					} else {
						vErrors = fail(vErrors, "/query/q", "type", { type: "string" });
					}
				}
				if (data0.sort !== void 0) {
					let data9 = data0.sort;
					if (typeof data9 === "string") {
						if (isLonger(data9, 60)) {
							vErrors = fail(vErrors, "/query/sort", "maxLength", { limit: 60 });
						}
						if (!pattern61.test(data9)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(name|cost|change)(,-?(name|cost|change))*$" });
						}
					} else {
						vErrors = fail(vErrors, "/query/sort", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data10 = data.path;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) for (const key1 in data10) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data11 = data.header;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) for (const key2 in data11) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1065.errors = vErrors;
	return vErrors === null;
}
const schema_BillingSummary = validate1175;
function validate1177(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			vErrors = lack(vErrors, "", "from");
		}
		if (data.to === void 0) {
			vErrors = lack(vErrors, "", "to");
		}
		if (data.days === void 0) {
			vErrors = lack(vErrors, "", "days");
		}
		if (data.day === void 0) {
			vErrors = lack(vErrors, "", "day");
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to" || key0 === "days" || key0 === "day")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.from !== void 0) {
			let data0 = data.from;
			if (typeof data0 === "string") {
				if (!formats4.test(data0)) {
					vErrors = fail(vErrors, "/from", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/from", "type", { type: "string" });
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 === "string") {
				if (!formats4.test(data1)) {
					vErrors = fail(vErrors, "/to", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/to", "type", { type: "string" });
			}
		}
		if (data.days !== void 0) {
			let data2 = data.days;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/days", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 > 31 || isNaN(data2)) {
					vErrors = fail(vErrors, "/days", "maximum", { comparison: "<=", limit: 31 });
				}
				if (data2 < 28 || isNaN(data2)) {
					vErrors = fail(vErrors, "/days", "minimum", { comparison: ">=", limit: 28 });
				}
			}
		}
		if (data.day !== void 0) {
			let data3 = data.day;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/day", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 > 31 || isNaN(data3)) {
					vErrors = fail(vErrors, "/day", "maximum", { comparison: "<=", limit: 31 });
				}
				if (data3 < 1 || isNaN(data3)) {
					vErrors = fail(vErrors, "/day", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1177.errors = vErrors;
	return vErrors === null;
}
const schema506 = { "type": ["number", "null"] };
function validate1181(data) {
	let vErrors = null;
	if (!(typeof data == "number") && data !== null) {
		vErrors = fail(vErrors, "", "type", { type: schema506.type });
	}
	validate1181.errors = vErrors;
	return vErrors === null;
}
function validate1186(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.amount === void 0) {
			vErrors = lack(vErrors, "", "amount");
		}
		if (data.usedPercent === void 0) {
			vErrors = lack(vErrors, "", "usedPercent");
		}
		if (data.projectedPercent === void 0) {
			vErrors = lack(vErrors, "", "projectedPercent");
		}
		if (data.remaining === void 0) {
			vErrors = lack(vErrors, "", "remaining");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "amount" || key0 === "usedPercent" || key0 === "projectedPercent" || key0 === "remaining")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.name !== void 0) {
			if (!validate399(data.name)) {
				vErrors = under(vErrors, "/name", validate399);
			}
		}
		if (data.amount !== void 0) {
			if (!validate122(data.amount)) {
				vErrors = under(vErrors, "/amount", validate122);
			}
		}
		if (data.usedPercent !== void 0) {
			let data3 = data.usedPercent;
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/usedPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/usedPercent", "type", { type: "number" });
			}
		}
		if (data.projectedPercent !== void 0) {
			let data4 = data.projectedPercent;
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/projectedPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/projectedPercent", "type", { type: "number" });
			}
		}
		if (data.remaining !== void 0) {
			if (!validate122(data.remaining)) {
				vErrors = under(vErrors, "/remaining", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1186.errors = vErrors;
	return vErrors === null;
}
function validate1176(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.month === void 0) {
			vErrors = lack(vErrors, "", "month");
			errors++;
		}
		if (data.current === void 0) {
			vErrors = lack(vErrors, "", "current");
			errors++;
		}
		if (data.lastMonthToDate === void 0) {
			vErrors = lack(vErrors, "", "lastMonthToDate");
			errors++;
		}
		if (data.changePercent === void 0) {
			vErrors = lack(vErrors, "", "changePercent");
			errors++;
		}
		if (data.lastMonth === void 0) {
			vErrors = lack(vErrors, "", "lastMonth");
			errors++;
		}
		if (data.projected === void 0) {
			vErrors = lack(vErrors, "", "projected");
			errors++;
		}
		if (data.projectedChangePercent === void 0) {
			vErrors = lack(vErrors, "", "projectedChangePercent");
			errors++;
		}
		if (data.budget === void 0) {
			vErrors = lack(vErrors, "", "budget");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "month" || key0 === "current" || key0 === "lastMonthToDate" || key0 === "changePercent" || key0 === "lastMonth" || key0 === "projected" || key0 === "projectedChangePercent" || key0 === "budget")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.month !== void 0) {
			if (!validate1177(data.month)) {
				vErrors = under(vErrors, "/month", validate1177);
				errors = vErrors.length;
			}
		}
		if (data.current !== void 0) {
			if (!validate122(data.current)) {
				vErrors = under(vErrors, "/current", validate122);
				errors = vErrors.length;
			}
		}
		if (data.lastMonthToDate !== void 0) {
			let data2 = data.lastMonthToDate;
			const _errs5 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs6 = errors;
			if (!validate122(data2)) {
				vErrors = under(vErrors, "/lastMonthToDate", validate122);
				errors = vErrors.length;
			}
			var _valid0 = _errs6 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs7 = errors;
			if (data2 !== null) {
				vErrors = fail(vErrors, "/lastMonthToDate", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs7 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/lastMonthToDate", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs5;
				if (vErrors !== null) {
					if (_errs5) vErrors.length = _errs5;
					else vErrors = null;
				}
			}
		}
		if (data.changePercent !== void 0) {
			if (!validate1181(data.changePercent)) {
				vErrors = under(vErrors, "/changePercent", validate1181);
				errors = vErrors.length;
			}
		}
		if (data.lastMonth !== void 0) {
			let data4 = data.lastMonth;
			const _errs11 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs12 = errors;
			if (!validate122(data4)) {
				vErrors = under(vErrors, "/lastMonth", validate122);
				errors = vErrors.length;
			}
			var _valid1 = _errs12 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs13 = errors;
			if (data4 !== null) {
				vErrors = fail(vErrors, "/lastMonth", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs13 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				vErrors = fail(vErrors, "/lastMonth", "oneOf", { passingSchemas: passing1 });
				errors++;
			} else {
				errors = _errs11;
				if (vErrors !== null) {
					if (_errs11) vErrors.length = _errs11;
					else vErrors = null;
				}
			}
		}
		if (data.projected !== void 0) {
			if (!validate122(data.projected)) {
				vErrors = under(vErrors, "/projected", validate122);
				errors = vErrors.length;
			}
		}
		if (data.projectedChangePercent !== void 0) {
			if (!validate1181(data.projectedChangePercent)) {
				vErrors = under(vErrors, "/projectedChangePercent", validate1181);
				errors = vErrors.length;
			}
		}
		if (data.budget !== void 0) {
			let data7 = data.budget;
			const _errs18 = errors;
			let valid3 = false;
			let passing2 = null;
			const _errs19 = errors;
			if (!validate1186(data7)) {
				vErrors = under(vErrors, "/budget", validate1186);
				errors = vErrors.length;
			}
			var _valid2 = _errs19 === errors;
			if (_valid2) {
				valid3 = true;
				passing2 = 0;
			}
			const _errs20 = errors;
			if (data7 !== null) {
				vErrors = fail(vErrors, "/budget", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs20 === errors;
			if (_valid2 && valid3) {
				valid3 = false;
				passing2 = [passing2, 1];
			} else if (_valid2) {
				valid3 = true;
				passing2 = 1;
			}
			if (!valid3) {
				vErrors = fail(vErrors, "/budget", "oneOf", { passingSchemas: passing2 });
				errors++;
			} else {
				errors = _errs18;
				if (vErrors !== null) {
					if (_errs18) vErrors.length = _errs18;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1176.errors = vErrors;
	return errors === 0;
}
function validate1175(data) {
	let vErrors = null;
	if (!validate1176(data)) {
		vErrors = vErrors === null ? validate1176.errors : vErrors.concat(validate1176.errors);
	}
	validate1175.errors = vErrors;
	return vErrors === null;
}
const getCostBreakdown_params = validate1276;
const schema548 = {
	"type": "object",
	"properties": {
		"query": {
			"type": "object",
			"properties": {
				"period": {
					"type": "string",
					"enum": [
						"current",
						"last",
						"ytd",
						"custom"
					],
					"default": "current"
				},
				"from": {
					"type": "string",
					"format": "date",
					"maxLength": 10
				},
				"to": {
					"type": "string",
					"format": "date",
					"maxLength": 10
				},
				"by": {
					"type": "string",
					"enum": [
						"service",
						"resource",
						"project"
					],
					"default": "service"
				},
				"service": {
					"type": "array",
					"maxItems": 20,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/BillingService" }
				},
				"projectId": {
					"type": "string",
					"minLength": 1,
					"maxLength": 64
				},
				"q": {
					"type": "string",
					"maxLength": 200
				},
				"sort": {
					"type": "string",
					"maxLength": 60,
					"pattern": "^-?(name|cost|change)(,-?(name|cost|change))*$",
					"default": "-cost,name"
				},
				"page": {
					"type": "integer",
					"minimum": 1,
					"maximum": 1e6,
					"default": 1
				},
				"pageSize": {
					"type": "integer",
					"minimum": 1,
					"maximum": 100,
					"default": 20
				}
			},
			"required": [],
			"additionalProperties": false
		},
		"path": {
			"type": "object",
			"properties": {},
			"required": [],
			"additionalProperties": false
		},
		"header": {
			"type": "object",
			"properties": {},
			"required": [],
			"additionalProperties": false
		}
	},
	"$id": "http://validators/getCostBreakdown_params"
};
function validate1276(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (vErrors !== null || mayHaveStrangers(data0, schema548.properties.query)) for (const key0 in data0) if (!func27.call(schema548.properties.query.properties, key0)) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.period !== void 0) {
					let data1 = data0.period;
					if (typeof data1 !== "string") {
						vErrors = fail(vErrors, "/query/period", "type", { type: "string" });
					}
					if (!(data1 === "current" || data1 === "last" || data1 === "ytd" || data1 === "custom")) {
						vErrors = fail(vErrors, "/query/period", "enum", { allowedValues: schema548.properties.query.properties.period.enum });
					}
				}
				if (data0.from !== void 0) {
					let data2 = data0.from;
					if (typeof data2 === "string") {
						if (isLonger(data2, 10)) {
							vErrors = fail(vErrors, "/query/from", "maxLength", { limit: 10 });
						}
						if (!formats206.validate(data2)) {
							vErrors = fail(vErrors, "/query/from", "format", { format: "date" });
						}
					} else {
						vErrors = fail(vErrors, "/query/from", "type", { type: "string" });
					}
				}
				if (data0.to !== void 0) {
					let data3 = data0.to;
					if (typeof data3 === "string") {
						if (isLonger(data3, 10)) {
							vErrors = fail(vErrors, "/query/to", "maxLength", { limit: 10 });
						}
						if (!formats206.validate(data3)) {
							vErrors = fail(vErrors, "/query/to", "format", { format: "date" });
						}
					} else {
						vErrors = fail(vErrors, "/query/to", "type", { type: "string" });
					}
				}
				if (data0.by !== void 0) {
					let data4 = data0.by;
					if (typeof data4 !== "string") {
						vErrors = fail(vErrors, "/query/by", "type", { type: "string" });
					}
					if (!(data4 === "service" || data4 === "resource" || data4 === "project")) {
						vErrors = fail(vErrors, "/query/by", "enum", { allowedValues: schema548.properties.query.properties.by.enum });
					}
				}
				if (data0.service !== void 0) {
					let data5 = data0.service;
					if (Array.isArray(data5)) {
						if (data5.length > 20) {
							vErrors = fail(vErrors, "/query/service", "maxItems", { limit: 20 });
						}
						const len0 = data5.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate1066(data5[i0])) {
							vErrors = under(vErrors, "/query/service/" + i0, validate1066);
						}
					} else {
						vErrors = fail(vErrors, "/query/service", "type", { type: "array" });
					}
				}
				if (data0.projectId !== void 0) {
					let data7 = data0.projectId;
					if (typeof data7 === "string") {
						if (isLonger(data7, 64)) {
							vErrors = fail(vErrors, "/query/projectId", "maxLength", { limit: 64 });
						}
						if (isShorter(data7, 1)) {
							vErrors = fail(vErrors, "/query/projectId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/projectId", "type", { type: "string" });
					}
				}
				if (data0.q !== void 0) {
					let data8 = data0.q;
					if (typeof data8 === "string") {
						if (isLonger(data8, 200)) {
							vErrors = fail(vErrors, "/query/q", "maxLength", { limit: 200 });
						}
					} else {
						vErrors = fail(vErrors, "/query/q", "type", { type: "string" });
					}
				}
				if (data0.sort !== void 0) {
					let data9 = data0.sort;
					if (typeof data9 === "string") {
						if (isLonger(data9, 60)) {
							vErrors = fail(vErrors, "/query/sort", "maxLength", { limit: 60 });
						}
						if (!pattern61.test(data9)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(name|cost|change)(,-?(name|cost|change))*$" });
						}
					} else {
						vErrors = fail(vErrors, "/query/sort", "type", { type: "string" });
					}
				}
				if (data0.page !== void 0) {
					let data10 = data0.page;
					if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))) {
						vErrors = fail(vErrors, "/query/page", "type", { type: "integer" });
					}
					if (typeof data10 == "number") {
						if (data10 > 1e6 || isNaN(data10)) {
							vErrors = fail(vErrors, "/query/page", "maximum", { comparison: "<=", limit: 1e6 });
						}
						if (data10 < 1 || isNaN(data10)) {
							vErrors = fail(vErrors, "/query/page", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
				if (data0.pageSize !== void 0) {
					let data11 = data0.pageSize;
					if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
						vErrors = fail(vErrors, "/query/pageSize", "type", { type: "integer" });
					}
					if (typeof data11 == "number") {
						if (data11 > 100 || isNaN(data11)) {
							vErrors = fail(vErrors, "/query/pageSize", "maximum", { comparison: "<=", limit: 100 });
						}
						if (data11 < 1 || isNaN(data11)) {
							vErrors = fail(vErrors, "/query/pageSize", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data12 = data.path;
			if (data12 && typeof data12 == "object" && !Array.isArray(data12)) for (const key1 in data12) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data13 = data.header;
			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) for (const key2 in data13) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1276.errors = vErrors;
	return vErrors === null;
}
const getCostBreakdown_200_frame = validate1279;
const schema550 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"items",
		"page",
		"pageSize",
		"total",
		"period",
		"previous",
		"cost",
		"previousCost",
		"changePercent"
	],
	"properties": {
		"items": {
			"type": "array",
			"maxItems": 100
		},
		"page": {
			"type": "integer",
			"minimum": 1
		},
		"pageSize": {
			"type": "integer",
			"minimum": 1
		},
		"total": {
			"type": "integer",
			"minimum": 0
		},
		"period": { "$ref": "http://contract/openapi.json#/components/schemas/BillingRange" },
		"previous": { "oneOf": [{ "$ref": "http://contract/openapi.json#/components/schemas/BillingRange" }, { "type": "null" }] },
		"cost": { "$ref": "http://contract/openapi.json#/components/schemas/Money" },
		"previousCost": { "oneOf": [{ "$ref": "http://contract/openapi.json#/components/schemas/Money" }, { "type": "null" }] },
		"changePercent": { "$ref": "http://contract/openapi.json#/components/schemas/ChangePercent" }
	},
	"$id": "http://validators/getCostBreakdown_200_frame"
};
function validate1280(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			vErrors = lack(vErrors, "", "from");
		}
		if (data.to === void 0) {
			vErrors = lack(vErrors, "", "to");
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.from !== void 0) {
			let data0 = data.from;
			if (typeof data0 === "string") {
				if (!formats4.test(data0)) {
					vErrors = fail(vErrors, "/from", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/from", "type", { type: "string" });
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 === "string") {
				if (!formats4.test(data1)) {
					vErrors = fail(vErrors, "/to", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/to", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1280.errors = vErrors;
	return vErrors === null;
}
function validate1279(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
			errors++;
		}
		if (data.page === void 0) {
			vErrors = lack(vErrors, "", "page");
			errors++;
		}
		if (data.pageSize === void 0) {
			vErrors = lack(vErrors, "", "pageSize");
			errors++;
		}
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
			errors++;
		}
		if (data.period === void 0) {
			vErrors = lack(vErrors, "", "period");
			errors++;
		}
		if (data.previous === void 0) {
			vErrors = lack(vErrors, "", "previous");
			errors++;
		}
		if (data.cost === void 0) {
			vErrors = lack(vErrors, "", "cost");
			errors++;
		}
		if (data.previousCost === void 0) {
			vErrors = lack(vErrors, "", "previousCost");
			errors++;
		}
		if (data.changePercent === void 0) {
			vErrors = lack(vErrors, "", "changePercent");
			errors++;
		}
		if (vErrors !== null || mayHaveStrangers(data, schema550)) for (const key0 in data) if (!func27.call(schema550.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				if (data0.length > 100) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 100 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
				errors++;
			}
		}
		if (data.page !== void 0) {
			let data1 = data.page;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/page", "type", { type: "integer" });
				errors++;
			}
			if (typeof data1 == "number") {
				if (data1 < 1 || isNaN(data1)) {
					vErrors = fail(vErrors, "/page", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.pageSize !== void 0) {
			let data2 = data.pageSize;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/pageSize", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number") {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/pageSize", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.total !== void 0) {
			let data3 = data.total;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/total", "type", { type: "integer" });
				errors++;
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/total", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			}
		}
		if (data.period !== void 0) {
			if (!validate1280(data.period)) {
				vErrors = under(vErrors, "/period", validate1280);
				errors = vErrors.length;
			}
		}
		if (data.previous !== void 0) {
			let data5 = data.previous;
			const _errs12 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate1280(data5)) {
				vErrors = under(vErrors, "/previous", validate1280);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data5 !== null) {
				vErrors = fail(vErrors, "/previous", "type", { type: "null" });
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
				vErrors = fail(vErrors, "/previous", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.cost !== void 0) {
			if (!validate122(data.cost)) {
				vErrors = under(vErrors, "/cost", validate122);
				errors = vErrors.length;
			}
		}
		if (data.previousCost !== void 0) {
			let data7 = data.previousCost;
			const _errs18 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs19 = errors;
			if (!validate122(data7)) {
				vErrors = under(vErrors, "/previousCost", validate122);
				errors = vErrors.length;
			}
			var _valid1 = _errs19 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs20 = errors;
			if (data7 !== null) {
				vErrors = fail(vErrors, "/previousCost", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs20 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				vErrors = fail(vErrors, "/previousCost", "oneOf", { passingSchemas: passing1 });
				errors++;
			} else {
				errors = _errs18;
				if (vErrors !== null) {
					if (_errs18) vErrors.length = _errs18;
					else vErrors = null;
				}
			}
		}
		if (data.changePercent !== void 0) {
			if (!validate1181(data.changePercent)) {
				vErrors = under(vErrors, "/changePercent", validate1181);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1279.errors = vErrors;
	return errors === 0;
}
const schema_CostLine = validate1289;
const schema555 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"service",
		"resourceType",
		"item",
		"project",
		"isGone",
		"cost",
		"sharePercent",
		"previousCost",
		"changePercent"
	],
	"properties": {
		"id": {
			"type": "string",
			"minLength": 1,
			"maxLength": 64
		},
		"name": {
			"type": "string",
			"minLength": 1,
			"maxLength": 253
		},
		"service": { "oneOf": [{ "$ref": "#/components/schemas/BillingService" }, { "type": "null" }] },
		"resourceType": { "oneOf": [{ "$ref": "#/components/schemas/ResourceType" }, { "type": "null" }] },
		"item": {
			"type": ["string", "null"],
			"minLength": 1,
			"maxLength": 120
		},
		"project": { "oneOf": [{ "$ref": "#/components/schemas/ResourceRef" }, { "type": "null" }] },
		"isGone": { "type": "boolean" },
		"cost": { "$ref": "#/components/schemas/Money" },
		"sharePercent": {
			"type": "number",
			"minimum": 0,
			"maximum": 100
		},
		"previousCost": { "oneOf": [{ "$ref": "#/components/schemas/Money" }, { "type": "null" }] },
		"changePercent": { "$ref": "#/components/schemas/ChangePercent" }
	}
};
function validate1290(data) {
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
		if (data.service === void 0) {
			vErrors = lack(vErrors, "", "service");
			errors++;
		}
		if (data.resourceType === void 0) {
			vErrors = lack(vErrors, "", "resourceType");
			errors++;
		}
		if (data.item === void 0) {
			vErrors = lack(vErrors, "", "item");
			errors++;
		}
		if (data.project === void 0) {
			vErrors = lack(vErrors, "", "project");
			errors++;
		}
		if (data.isGone === void 0) {
			vErrors = lack(vErrors, "", "isGone");
			errors++;
		}
		if (data.cost === void 0) {
			vErrors = lack(vErrors, "", "cost");
			errors++;
		}
		if (data.sharePercent === void 0) {
			vErrors = lack(vErrors, "", "sharePercent");
			errors++;
		}
		if (data.previousCost === void 0) {
			vErrors = lack(vErrors, "", "previousCost");
			errors++;
		}
		if (data.changePercent === void 0) {
			vErrors = lack(vErrors, "", "changePercent");
			errors++;
		}
		if (vErrors !== null || mayHaveStrangers(data, schema555)) for (const key0 in data) if (!func27.call(schema555.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (isLonger(data0, 64)) {
					vErrors = fail(vErrors, "/id", "maxLength", { limit: 64 });
					errors++;
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/id", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/id", "type", { type: "string" });
				errors++;
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (isLonger(data1, 253)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 253 });
					errors++;
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
				errors++;
			}
		}
		if (data.service !== void 0) {
			let data2 = data.service;
			const _errs7 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs8 = errors;
			if (!validate1066(data2)) {
				vErrors = under(vErrors, "/service", validate1066);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs9 = errors;
			if (data2 !== null) {
				vErrors = fail(vErrors, "/service", "type", { type: "null" });
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
				vErrors = fail(vErrors, "/service", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
		if (data.resourceType !== void 0) {
			let data3 = data.resourceType;
			const _errs12 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs13 = errors;
			if (!validate56(data3)) {
				vErrors = under(vErrors, "/resourceType", validate56);
				errors = vErrors.length;
			}
			var _valid1 = _errs13 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs14 = errors;
			if (data3 !== null) {
				vErrors = fail(vErrors, "/resourceType", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs14 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				vErrors = fail(vErrors, "/resourceType", "oneOf", { passingSchemas: passing1 });
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.item !== void 0) {
			let data4 = data.item;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = fail(vErrors, "/item", "type", { type: schema555.properties.item.type });
				errors++;
			}
			if (typeof data4 === "string") {
				if (isLonger(data4, 120)) {
					vErrors = fail(vErrors, "/item", "maxLength", { limit: 120 });
					errors++;
				}
				if (isShorter(data4, 1)) {
					vErrors = fail(vErrors, "/item", "minLength", { limit: 1 });
					errors++;
				}
			}
		}
		if (data.project !== void 0) {
			let data5 = data.project;
			const _errs19 = errors;
			let valid3 = false;
			let passing2 = null;
			const _errs20 = errors;
			if (!validate95(data5)) {
				vErrors = under(vErrors, "/project", validate95);
				errors = vErrors.length;
			}
			var _valid2 = _errs20 === errors;
			if (_valid2) {
				valid3 = true;
				passing2 = 0;
			}
			const _errs21 = errors;
			if (data5 !== null) {
				vErrors = fail(vErrors, "/project", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs21 === errors;
			if (_valid2 && valid3) {
				valid3 = false;
				passing2 = [passing2, 1];
			} else if (_valid2) {
				valid3 = true;
				passing2 = 1;
			}
			if (!valid3) {
				vErrors = fail(vErrors, "/project", "oneOf", { passingSchemas: passing2 });
				errors++;
			} else {
				errors = _errs19;
				if (vErrors !== null) {
					if (_errs19) vErrors.length = _errs19;
					else vErrors = null;
				}
			}
		}
		if (data.isGone !== void 0) {
			if (typeof data.isGone !== "boolean") {
				vErrors = fail(vErrors, "/isGone", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.cost !== void 0) {
			if (!validate122(data.cost)) {
				vErrors = under(vErrors, "/cost", validate122);
				errors = vErrors.length;
			}
		}
		if (data.sharePercent !== void 0) {
			let data8 = data.sharePercent;
			if (typeof data8 == "number") {
				if (data8 > 100 || isNaN(data8)) {
					vErrors = fail(vErrors, "/sharePercent", "maximum", { comparison: "<=", limit: 100 });
					errors++;
				}
				if (data8 < 0 || isNaN(data8)) {
					vErrors = fail(vErrors, "/sharePercent", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/sharePercent", "type", { type: "number" });
				errors++;
			}
		}
		if (data.previousCost !== void 0) {
			let data9 = data.previousCost;
			const _errs29 = errors;
			let valid4 = false;
			let passing3 = null;
			const _errs30 = errors;
			if (!validate122(data9)) {
				vErrors = under(vErrors, "/previousCost", validate122);
				errors = vErrors.length;
			}
			var _valid3 = _errs30 === errors;
			if (_valid3) {
				valid4 = true;
				passing3 = 0;
			}
			const _errs31 = errors;
			if (data9 !== null) {
				vErrors = fail(vErrors, "/previousCost", "type", { type: "null" });
				errors++;
			}
			var _valid3 = _errs31 === errors;
			if (_valid3 && valid4) {
				valid4 = false;
				passing3 = [passing3, 1];
			} else if (_valid3) {
				valid4 = true;
				passing3 = 1;
			}
			if (!valid4) {
				vErrors = fail(vErrors, "/previousCost", "oneOf", { passingSchemas: passing3 });
				errors++;
			} else {
				errors = _errs29;
				if (vErrors !== null) {
					if (_errs29) vErrors.length = _errs29;
					else vErrors = null;
				}
			}
		}
		if (data.changePercent !== void 0) {
			if (!validate1181(data.changePercent)) {
				vErrors = under(vErrors, "/changePercent", validate1181);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1290.errors = vErrors;
	return errors === 0;
}
function validate1289(data) {
	let vErrors = null;
	if (!validate1290(data)) {
		vErrors = vErrors === null ? validate1290.errors : vErrors.concat(validate1290.errors);
	}
	validate1289.errors = vErrors;
	return vErrors === null;
}
const getDailySpend_params = validate1299;
const schema557 = {
	"type": "object",
	"properties": {
		"query": {
			"type": "object",
			"properties": {
				"period": {
					"type": "string",
					"enum": [
						"current",
						"last",
						"ytd",
						"custom"
					],
					"default": "current"
				},
				"from": {
					"type": "string",
					"format": "date",
					"maxLength": 10
				},
				"to": {
					"type": "string",
					"format": "date",
					"maxLength": 10
				}
			},
			"required": [],
			"additionalProperties": false
		},
		"path": {
			"type": "object",
			"properties": {},
			"required": [],
			"additionalProperties": false
		},
		"header": {
			"type": "object",
			"properties": {},
			"required": [],
			"additionalProperties": false
		}
	},
	"$id": "http://validators/getDailySpend_params"
};
function validate1299(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "period" || key0 === "from" || key0 === "to")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.period !== void 0) {
					let data1 = data0.period;
					if (typeof data1 !== "string") {
						vErrors = fail(vErrors, "/query/period", "type", { type: "string" });
					}
					if (!(data1 === "current" || data1 === "last" || data1 === "ytd" || data1 === "custom")) {
						vErrors = fail(vErrors, "/query/period", "enum", { allowedValues: schema557.properties.query.properties.period.enum });
					}
				}
				if (data0.from !== void 0) {
					let data2 = data0.from;
					if (typeof data2 === "string") {
						if (isLonger(data2, 10)) {
							vErrors = fail(vErrors, "/query/from", "maxLength", { limit: 10 });
						}
						if (!formats206.validate(data2)) {
							vErrors = fail(vErrors, "/query/from", "format", { format: "date" });
						}
					} else {
						vErrors = fail(vErrors, "/query/from", "type", { type: "string" });
					}
				}
				if (data0.to !== void 0) {
					let data3 = data0.to;
					if (typeof data3 === "string") {
						if (isLonger(data3, 10)) {
							vErrors = fail(vErrors, "/query/to", "maxLength", { limit: 10 });
						}
						if (!formats206.validate(data3)) {
							vErrors = fail(vErrors, "/query/to", "format", { format: "date" });
						}
					} else {
						vErrors = fail(vErrors, "/query/to", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data4 = data.path;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) for (const key1 in data4) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data5 = data.header;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) for (const key2 in data5) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1299.errors = vErrors;
	return vErrors === null;
}
const schema_SpendTrend = validate1300;
function validate1305(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.service === void 0) {
			vErrors = lack(vErrors, "", "service");
		}
		if (data.cost === void 0) {
			vErrors = lack(vErrors, "", "cost");
		}
		for (const key0 in data) if (!(key0 === "service" || key0 === "cost")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.service !== void 0) {
			if (!validate1066(data.service)) {
				vErrors = under(vErrors, "/service", validate1066);
			}
		}
		if (data.cost !== void 0) {
			if (!validate122(data.cost)) {
				vErrors = under(vErrors, "/cost", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1305.errors = vErrors;
	return vErrors === null;
}
function validate1303(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			vErrors = lack(vErrors, "", "from");
		}
		if (data.to === void 0) {
			vErrors = lack(vErrors, "", "to");
		}
		if (data.cost === void 0) {
			vErrors = lack(vErrors, "", "cost");
		}
		if (data.services === void 0) {
			vErrors = lack(vErrors, "", "services");
		}
		if (data.forecast === void 0) {
			vErrors = lack(vErrors, "", "forecast");
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to" || key0 === "cost" || key0 === "services" || key0 === "forecast")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.from !== void 0) {
			let data0 = data.from;
			if (typeof data0 === "string") {
				if (!formats4.test(data0)) {
					vErrors = fail(vErrors, "/from", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/from", "type", { type: "string" });
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 === "string") {
				if (!formats4.test(data1)) {
					vErrors = fail(vErrors, "/to", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/to", "type", { type: "string" });
			}
		}
		if (data.cost !== void 0) {
			if (!validate122(data.cost)) {
				vErrors = under(vErrors, "/cost", validate122);
			}
		}
		if (data.services !== void 0) {
			let data3 = data.services;
			if (Array.isArray(data3)) {
				if (data3.length > 20) {
					vErrors = fail(vErrors, "/services", "maxItems", { limit: 20 });
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1305(data3[i0])) {
					vErrors = under(vErrors, "/services/" + i0, validate1305);
				}
			} else {
				vErrors = fail(vErrors, "/services", "type", { type: "array" });
			}
		}
		if (data.forecast !== void 0) {
			if (!validate122(data.forecast)) {
				vErrors = under(vErrors, "/forecast", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1303.errors = vErrors;
	return vErrors === null;
}
function validate1301(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			vErrors = lack(vErrors, "", "from");
		}
		if (data.to === void 0) {
			vErrors = lack(vErrors, "", "to");
		}
		if (data.services === void 0) {
			vErrors = lack(vErrors, "", "services");
		}
		if (data.buckets === void 0) {
			vErrors = lack(vErrors, "", "buckets");
		}
		if (data.cost === void 0) {
			vErrors = lack(vErrors, "", "cost");
		}
		if (data.forecast === void 0) {
			vErrors = lack(vErrors, "", "forecast");
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to" || key0 === "services" || key0 === "buckets" || key0 === "cost" || key0 === "forecast")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.from !== void 0) {
			let data0 = data.from;
			if (typeof data0 === "string") {
				if (!formats4.test(data0)) {
					vErrors = fail(vErrors, "/from", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/from", "type", { type: "string" });
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 === "string") {
				if (!formats4.test(data1)) {
					vErrors = fail(vErrors, "/to", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/to", "type", { type: "string" });
			}
		}
		if (data.services !== void 0) {
			let data2 = data.services;
			if (Array.isArray(data2)) {
				if (data2.length > 20) {
					vErrors = fail(vErrors, "/services", "maxItems", { limit: 20 });
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1066(data2[i0])) {
					vErrors = under(vErrors, "/services/" + i0, validate1066);
				}
			} else {
				vErrors = fail(vErrors, "/services", "type", { type: "array" });
			}
		}
		if (data.buckets !== void 0) {
			let data4 = data.buckets;
			if (Array.isArray(data4)) {
				if (data4.length > 400) {
					vErrors = fail(vErrors, "/buckets", "maxItems", { limit: 400 });
				}
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate1303(data4[i1])) {
					vErrors = under(vErrors, "/buckets/" + i1, validate1303);
				}
			} else {
				vErrors = fail(vErrors, "/buckets", "type", { type: "array" });
			}
		}
		if (data.cost !== void 0) {
			if (!validate122(data.cost)) {
				vErrors = under(vErrors, "/cost", validate122);
			}
		}
		if (data.forecast !== void 0) {
			if (!validate122(data.forecast)) {
				vErrors = under(vErrors, "/forecast", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1301.errors = vErrors;
	return vErrors === null;
}
function validate1300(data) {
	let vErrors = null;
	if (!validate1301(data)) {
		vErrors = vErrors === null ? validate1301.errors : vErrors.concat(validate1301.errors);
	}
	validate1300.errors = vErrors;
	return vErrors === null;
}
const getMonthlySpend_params = validate1609;
function validate1609(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "months")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.months !== void 0) {
					let data1 = data0.months;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
						vErrors = fail(vErrors, "/query/months", "type", { type: "integer" });
					}
					if (typeof data1 == "number") {
						if (data1 > 24 || isNaN(data1)) {
							vErrors = fail(vErrors, "/query/months", "maximum", { comparison: "<=", limit: 24 });
						}
						if (data1 < 1 || isNaN(data1)) {
							vErrors = fail(vErrors, "/query/months", "minimum", { comparison: ">=", limit: 1 });
						}
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
	validate1609.errors = vErrors;
	return vErrors === null;
}
const listBillingNotices_200_frame = validate92;
const schema_BillingNotice = validate1792;
const schema774 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"type",
		"message",
		"action"
	],
	"properties": {
		"id": {
			"type": "string",
			"minLength": 1,
			"maxLength": 120
		},
		"kind": { "$ref": "#/components/schemas/BillingNoticeKind" },
		"type": {
			"type": "string",
			"enum": ["warning", "info"]
		},
		"message": {
			"type": "string",
			"minLength": 1,
			"maxLength": 300
		},
		"action": { "oneOf": [{ "$ref": "#/components/schemas/BillingNoticeAction" }, { "type": "null" }] }
	}
};
const schema775 = {
	"type": "string",
	"enum": [
		"budget_exceeded",
		"budget_threshold",
		"budget_forecast",
		"invoice_overdue",
		"invoice_pending",
		"payment_failed",
		"card_expired",
		"card_expiring",
		"no_payment_method"
	]
};
function validate1794(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "budget_exceeded" || data === "budget_threshold" || data === "budget_forecast" || data === "invoice_overdue" || data === "invoice_pending" || data === "payment_failed" || data === "card_expired" || data === "card_expiring" || data === "no_payment_method")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema775.enum });
	}
	validate1794.errors = vErrors;
	return vErrors === null;
}
function validate1796(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.label === void 0) {
			vErrors = lack(vErrors, "", "label");
		}
		if (data.href === void 0) {
			vErrors = lack(vErrors, "", "href");
		}
		for (const key0 in data) if (!(key0 === "label" || key0 === "href")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.label !== void 0) {
			let data0 = data.label;
			if (typeof data0 === "string") {
				if (isLonger(data0, 40)) {
					vErrors = fail(vErrors, "/label", "maxLength", { limit: 40 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/label", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/label", "type", { type: "string" });
			}
		}
		if (data.href !== void 0) {
			let data1 = data.href;
			if (typeof data1 === "string") {
				if (isLonger(data1, 200)) {
					vErrors = fail(vErrors, "/href", "maxLength", { limit: 200 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/href", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/href", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1796.errors = vErrors;
	return vErrors === null;
}
function validate1793(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = lack(vErrors, "", "kind");
			errors++;
		}
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
			errors++;
		}
		if (data.message === void 0) {
			vErrors = lack(vErrors, "", "message");
			errors++;
		}
		if (data.action === void 0) {
			vErrors = lack(vErrors, "", "action");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "type" || key0 === "message" || key0 === "action")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (isLonger(data0, 120)) {
					vErrors = fail(vErrors, "/id", "maxLength", { limit: 120 });
					errors++;
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/id", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/id", "type", { type: "string" });
				errors++;
			}
		}
		if (data.kind !== void 0) {
			if (!validate1794(data.kind)) {
				vErrors = under(vErrors, "/kind", validate1794);
				errors = vErrors.length;
			}
		}
		if (data.type !== void 0) {
			let data2 = data.type;
			if (typeof data2 !== "string") {
				vErrors = fail(vErrors, "/type", "type", { type: "string" });
				errors++;
			}
			if (!(data2 === "warning" || data2 === "info")) {
				vErrors = fail(vErrors, "/type", "enum", { allowedValues: schema774.properties.type.enum });
				errors++;
			}
		}
		if (data.message !== void 0) {
			let data3 = data.message;
			if (typeof data3 === "string") {
				if (isLonger(data3, 300)) {
					vErrors = fail(vErrors, "/message", "maxLength", { limit: 300 });
					errors++;
				}
				if (isShorter(data3, 1)) {
					vErrors = fail(vErrors, "/message", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/message", "type", { type: "string" });
				errors++;
			}
		}
		if (data.action !== void 0) {
			let data4 = data.action;
			const _errs10 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs11 = errors;
			if (!validate1796(data4)) {
				vErrors = under(vErrors, "/action", validate1796);
				errors = vErrors.length;
			}
			var _valid0 = _errs11 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs12 = errors;
			if (data4 !== null) {
				vErrors = fail(vErrors, "/action", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs12 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/action", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs10;
				if (vErrors !== null) {
					if (_errs10) vErrors.length = _errs10;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1793.errors = vErrors;
	return errors === 0;
}
function validate1792(data) {
	let vErrors = null;
	if (!validate1793(data)) {
		vErrors = vErrors === null ? validate1793.errors : vErrors.concat(validate1793.errors);
	}
	validate1792.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	exportCharges: {
		params: exportCharges_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_BillingText,
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
	exportCostBreakdown: {
		params: exportCostBreakdown_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_BillingText,
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
	getBillingSummary: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_BillingSummary,
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
	getCostBreakdown: {
		params: getCostBreakdown_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: getCostBreakdown_200_frame,
				item: schema_CostLine
			},
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getDailySpend: {
		params: getDailySpend_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_SpendTrend,
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
	getMonthlySpend: {
		params: getMonthlySpend_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_SpendTrend,
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
	listBillingNotices: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: listBillingNotices_200_frame,
				item: schema_BillingNotice
			},
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
