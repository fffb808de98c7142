// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func0, func27, isLonger, isShorter, lack, mayHaveStrangers, pattern8, problem, under, validate154, validate1748, validate26, validate368, validate371, validate399, validate401, validate405, validate50, validate54, validate62, validate64, validate66, validate68, validate70, validate80 } from './shared.gen.js'
const createAlertRule_params = validate368;
const schema_AlertRuleCreate = validate369;
function validate376(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 500)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 500 });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate376.errors = vErrors;
	return vErrors === null;
}
function validate381(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 50) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 50 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate26(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate26);
		}
		let i1 = data.length;
		let j0;
		if (i1 > 1) {
			outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data[i1], data[j0])) {
				vErrors = fail(vErrors, "", "uniqueItems", { i: i1, j: j0 });
				break outer0;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "array" });
	}
	validate381.errors = vErrors;
	return vErrors === null;
}
function validate370(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.condition === void 0) {
			vErrors = lack(vErrors, "", "condition");
		}
		if (data.durationMinutes === void 0) {
			vErrors = lack(vErrors, "", "durationMinutes");
		}
		if (data.severity === void 0) {
			vErrors = lack(vErrors, "", "severity");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "condition" || key0 === "durationMinutes" || key0 === "severity" || key0 === "description" || key0 === "resourceIds" || key0 === "channelIds" || key0 === "enabled")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate371(data.name)) {
				vErrors = under(vErrors, "/name", validate371);
			}
		}
		if (data.condition !== void 0) {
			if (!validate62(data.condition)) {
				vErrors = under(vErrors, "/condition", validate62);
			}
		}
		if (data.durationMinutes !== void 0) {
			if (!validate64(data.durationMinutes)) {
				vErrors = under(vErrors, "/durationMinutes", validate64);
			}
		}
		if (data.severity !== void 0) {
			if (!validate50(data.severity)) {
				vErrors = under(vErrors, "/severity", validate50);
			}
		}
		if (data.description !== void 0) {
			if (!validate376(data.description)) {
				vErrors = under(vErrors, "/description", validate376);
			}
		}
		if (data.resourceIds !== void 0) {
			if (!validate154(data.resourceIds)) {
				vErrors = under(vErrors, "/resourceIds", validate154);
			}
		}
		if (data.channelIds !== void 0) {
			if (!validate381(data.channelIds)) {
				vErrors = under(vErrors, "/channelIds", validate381);
			}
		}
		if (data.enabled !== void 0) {
			if (typeof data.enabled !== "boolean") {
				vErrors = fail(vErrors, "/enabled", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate370.errors = vErrors;
	return vErrors === null;
}
function validate369(data) {
	let vErrors = null;
	if (!validate370(data)) {
		vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
	}
	validate369.errors = vErrors;
	return vErrors === null;
}
const schema_AlertRule = validate385;
const schema179 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"description",
		"condition",
		"metric",
		"unit",
		"operator",
		"threshold",
		"durationMinutes",
		"severity",
		"enabled",
		"resources",
		"watchedCount",
		"channels",
		"activeAlerts",
		"createdAt",
		"updatedAt",
		"updatedBy",
		"etag"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"name": { "$ref": "#/components/schemas/AlertRuleName" },
		"description": { "$ref": "#/components/schemas/AlertRuleDescription" },
		"condition": { "$ref": "#/components/schemas/AlertConditionText" },
		"metric": { "$ref": "#/components/schemas/AlertMetric" },
		"unit": { "$ref": "#/components/schemas/MetricUnit" },
		"operator": { "$ref": "#/components/schemas/AlertOperator" },
		"threshold": {
			"type": "number",
			"minimum": 0
		},
		"durationMinutes": { "$ref": "#/components/schemas/AlertDurationMinutes" },
		"severity": { "$ref": "#/components/schemas/AlertSeverity" },
		"enabled": { "type": "boolean" },
		"resources": {
			"type": "array",
			"maxItems": 100,
			"items": { "$ref": "#/components/schemas/ActivityResource" }
		},
		"watchedCount": {
			"type": "integer",
			"minimum": 0
		},
		"channels": {
			"type": "array",
			"maxItems": 50,
			"items": { "$ref": "#/components/schemas/AlertRuleChannel" }
		},
		"activeAlerts": {
			"type": "integer",
			"minimum": 0
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
function validate397(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.enabled === void 0) {
			vErrors = lack(vErrors, "", "enabled");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "type" || key0 === "enabled")) {
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
		if (data.type !== void 0) {
			if (!validate401(data.type)) {
				vErrors = under(vErrors, "/type", validate401);
			}
		}
		if (data.enabled !== void 0) {
			if (typeof data.enabled !== "boolean") {
				vErrors = fail(vErrors, "/enabled", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate397.errors = vErrors;
	return vErrors === null;
}
function validate386(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.description === void 0) {
			vErrors = lack(vErrors, "", "description");
		}
		if (data.condition === void 0) {
			vErrors = lack(vErrors, "", "condition");
		}
		if (data.metric === void 0) {
			vErrors = lack(vErrors, "", "metric");
		}
		if (data.unit === void 0) {
			vErrors = lack(vErrors, "", "unit");
		}
		if (data.operator === void 0) {
			vErrors = lack(vErrors, "", "operator");
		}
		if (data.threshold === void 0) {
			vErrors = lack(vErrors, "", "threshold");
		}
		if (data.durationMinutes === void 0) {
			vErrors = lack(vErrors, "", "durationMinutes");
		}
		if (data.severity === void 0) {
			vErrors = lack(vErrors, "", "severity");
		}
		if (data.enabled === void 0) {
			vErrors = lack(vErrors, "", "enabled");
		}
		if (data.resources === void 0) {
			vErrors = lack(vErrors, "", "resources");
		}
		if (data.watchedCount === void 0) {
			vErrors = lack(vErrors, "", "watchedCount");
		}
		if (data.channels === void 0) {
			vErrors = lack(vErrors, "", "channels");
		}
		if (data.activeAlerts === void 0) {
			vErrors = lack(vErrors, "", "activeAlerts");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		if (data.updatedAt === void 0) {
			vErrors = lack(vErrors, "", "updatedAt");
		}
		if (data.updatedBy === void 0) {
			vErrors = lack(vErrors, "", "updatedBy");
		}
		if (data.etag === void 0) {
			vErrors = lack(vErrors, "", "etag");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema179)) for (const key0 in data) if (!func27.call(schema179.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.name !== void 0) {
			if (!validate371(data.name)) {
				vErrors = under(vErrors, "/name", validate371);
			}
		}
		if (data.description !== void 0) {
			if (!validate376(data.description)) {
				vErrors = under(vErrors, "/description", validate376);
			}
		}
		if (data.condition !== void 0) {
			if (!validate62(data.condition)) {
				vErrors = under(vErrors, "/condition", validate62);
			}
		}
		if (data.metric !== void 0) {
			if (!validate66(data.metric)) {
				vErrors = under(vErrors, "/metric", validate66);
			}
		}
		if (data.unit !== void 0) {
			if (!validate68(data.unit)) {
				vErrors = under(vErrors, "/unit", validate68);
			}
		}
		if (data.operator !== void 0) {
			if (!validate70(data.operator)) {
				vErrors = under(vErrors, "/operator", validate70);
			}
		}
		if (data.threshold !== void 0) {
			let data7 = data.threshold;
			if (typeof data7 == "number") {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = fail(vErrors, "/threshold", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/threshold", "type", { type: "number" });
			}
		}
		if (data.durationMinutes !== void 0) {
			if (!validate64(data.durationMinutes)) {
				vErrors = under(vErrors, "/durationMinutes", validate64);
			}
		}
		if (data.severity !== void 0) {
			if (!validate50(data.severity)) {
				vErrors = under(vErrors, "/severity", validate50);
			}
		}
		if (data.enabled !== void 0) {
			if (typeof data.enabled !== "boolean") {
				vErrors = fail(vErrors, "/enabled", "type", { type: "boolean" });
			}
		}
		if (data.resources !== void 0) {
			let data11 = data.resources;
			if (Array.isArray(data11)) {
				if (data11.length > 100) {
					vErrors = fail(vErrors, "/resources", "maxItems", { limit: 100 });
				}
				const len0 = data11.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate54(data11[i0])) {
					vErrors = under(vErrors, "/resources/" + i0, validate54);
				}
			} else {
				vErrors = fail(vErrors, "/resources", "type", { type: "array" });
			}
		}
		if (data.watchedCount !== void 0) {
			let data13 = data.watchedCount;
			if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
				vErrors = fail(vErrors, "/watchedCount", "type", { type: "integer" });
			}
			if (typeof data13 == "number") {
				if (data13 < 0 || isNaN(data13)) {
					vErrors = fail(vErrors, "/watchedCount", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.channels !== void 0) {
			let data14 = data.channels;
			if (Array.isArray(data14)) {
				if (data14.length > 50) {
					vErrors = fail(vErrors, "/channels", "maxItems", { limit: 50 });
				}
				const len1 = data14.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate397(data14[i1])) {
					vErrors = under(vErrors, "/channels/" + i1, validate397);
				}
			} else {
				vErrors = fail(vErrors, "/channels", "type", { type: "array" });
			}
		}
		if (data.activeAlerts !== void 0) {
			let data16 = data.activeAlerts;
			if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
				vErrors = fail(vErrors, "/activeAlerts", "type", { type: "integer" });
			}
			if (typeof data16 == "number") {
				if (data16 < 0 || isNaN(data16)) {
					vErrors = fail(vErrors, "/activeAlerts", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.createdAt !== void 0) {
			let data17 = data.createdAt;
			if (typeof data17 === "string") {
				if (!formats4.test(data17)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
			}
		}
		if (data.updatedAt !== void 0) {
			let data18 = data.updatedAt;
			if (typeof data18 === "string") {
				if (!formats4.test(data18)) {
					vErrors = fail(vErrors, "/updatedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/updatedAt", "type", { type: "string" });
			}
		}
		if (data.updatedBy !== void 0) {
			if (!validate80(data.updatedBy)) {
				vErrors = under(vErrors, "/updatedBy", validate80);
			}
		}
		if (data.etag !== void 0) {
			if (!validate405(data.etag)) {
				vErrors = under(vErrors, "/etag", validate405);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate386.errors = vErrors;
	return vErrors === null;
}
function validate385(data) {
	let vErrors = null;
	if (!validate386(data)) {
		vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
	}
	validate385.errors = vErrors;
	return vErrors === null;
}
const deleteAlertRule_params = validate967;
function validate967(data) {
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
				if (data1.alertRuleId === void 0) {
					vErrors = lack(vErrors, "/path", "alertRuleId");
				}
				for (const key1 in data1) if (!(key1 === "alertRuleId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.alertRuleId !== void 0) {
					let data2 = data1.alertRuleId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/alertRuleId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/alertRuleId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/alertRuleId", "type", { type: "string" });
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
	validate967.errors = vErrors;
	return vErrors === null;
}
const getAlertRule_params = validate967;
const listAlertRules_params = validate1743;
const schema744 = {
	"type": "object",
	"properties": {
		"query": {
			"type": "object",
			"properties": {
				"q": {
					"type": "string",
					"maxLength": 200
				},
				"severity": {
					"type": "array",
					"maxItems": 3,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/AlertSeverity" }
				},
				"metric": {
					"type": "array",
					"maxItems": 20,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/AlertMetric" }
				},
				"enabled": { "type": "boolean" },
				"channelId": {
					"type": "string",
					"minLength": 1,
					"maxLength": 64
				},
				"resourceId": {
					"type": "string",
					"minLength": 1,
					"maxLength": 64
				},
				"sort": {
					"type": "string",
					"maxLength": 100,
					"pattern": "^-?(name|severity|metric|enabled|activeAlerts|createdAt|updatedAt)(,-?(name|severity|metric|enabled|activeAlerts|createdAt|updatedAt))*$",
					"default": "name"
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
	"$id": "http://validators/listAlertRules_params"
};
const pattern68 = new RegExp("^-?(name|severity|metric|enabled|activeAlerts|createdAt|updatedAt)(,-?(name|severity|metric|enabled|activeAlerts|createdAt|updatedAt))*$", "u");
function validate1743(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (vErrors !== null || mayHaveStrangers(data0, schema744.properties.query)) for (const key0 in data0) if (!func27.call(schema744.properties.query.properties, key0)) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.q !== void 0) {
					let data1 = data0.q;
					if (typeof data1 === "string") {
						if (isLonger(data1, 200)) {
							vErrors = fail(vErrors, "/query/q", "maxLength", { limit: 200 });
						}
					} else {
						vErrors = fail(vErrors, "/query/q", "type", { type: "string" });
					}
				}
				if (data0.severity !== void 0) {
					let data2 = data0.severity;
					if (Array.isArray(data2)) {
						if (data2.length > 3) {
							vErrors = fail(vErrors, "/query/severity", "maxItems", { limit: 3 });
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate50(data2[i0])) {
							vErrors = under(vErrors, "/query/severity/" + i0, validate50);
						}
					} else {
						vErrors = fail(vErrors, "/query/severity", "type", { type: "array" });
					}
				}
				if (data0.metric !== void 0) {
					let data4 = data0.metric;
					if (Array.isArray(data4)) {
						if (data4.length > 20) {
							vErrors = fail(vErrors, "/query/metric", "maxItems", { limit: 20 });
						}
						const len1 = data4.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate66(data4[i1])) {
							vErrors = under(vErrors, "/query/metric/" + i1, validate66);
						}
					} else {
						vErrors = fail(vErrors, "/query/metric", "type", { type: "array" });
					}
				}
				if (data0.enabled !== void 0) {
					if (typeof data0.enabled !== "boolean") {
						vErrors = fail(vErrors, "/query/enabled", "type", { type: "boolean" });
					}
				}
				if (data0.channelId !== void 0) {
					let data7 = data0.channelId;
					if (typeof data7 === "string") {
						if (isLonger(data7, 64)) {
							vErrors = fail(vErrors, "/query/channelId", "maxLength", { limit: 64 });
						}
						if (isShorter(data7, 1)) {
							vErrors = fail(vErrors, "/query/channelId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/channelId", "type", { type: "string" });
					}
				}
				if (data0.resourceId !== void 0) {
					let data8 = data0.resourceId;
					if (typeof data8 === "string") {
						if (isLonger(data8, 64)) {
							vErrors = fail(vErrors, "/query/resourceId", "maxLength", { limit: 64 });
						}
						if (isShorter(data8, 1)) {
							vErrors = fail(vErrors, "/query/resourceId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/resourceId", "type", { type: "string" });
					}
				}
				if (data0.sort !== void 0) {
					let data9 = data0.sort;
					if (typeof data9 === "string") {
						if (isLonger(data9, 100)) {
							vErrors = fail(vErrors, "/query/sort", "maxLength", { limit: 100 });
						}
						if (!pattern68.test(data9)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(name|severity|metric|enabled|activeAlerts|createdAt|updatedAt)(,-?(name|severity|metric|enabled|activeAlerts|createdAt|updatedAt))*$" });
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
	validate1743.errors = vErrors;
	return vErrors === null;
}
const listAlertRules_200_frame = validate1748;
const schema_AlertRulePreviewRequest = validate2159;
function validate2160(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.condition === void 0) {
			vErrors = lack(vErrors, "", "condition");
		}
		if (data.durationMinutes === void 0) {
			vErrors = lack(vErrors, "", "durationMinutes");
		}
		for (const key0 in data) if (!(key0 === "condition" || key0 === "durationMinutes" || key0 === "resourceIds")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.condition !== void 0) {
			if (!validate62(data.condition)) {
				vErrors = under(vErrors, "/condition", validate62);
			}
		}
		if (data.durationMinutes !== void 0) {
			if (!validate64(data.durationMinutes)) {
				vErrors = under(vErrors, "/durationMinutes", validate64);
			}
		}
		if (data.resourceIds !== void 0) {
			if (!validate154(data.resourceIds)) {
				vErrors = under(vErrors, "/resourceIds", validate154);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2160.errors = vErrors;
	return vErrors === null;
}
function validate2159(data) {
	let vErrors = null;
	if (!validate2160(data)) {
		vErrors = vErrors === null ? validate2160.errors : vErrors.concat(validate2160.errors);
	}
	validate2159.errors = vErrors;
	return vErrors === null;
}
const schema_AlertRulePreview = validate2165;
const schema986 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"condition",
		"metric",
		"unit",
		"operator",
		"threshold",
		"watchedCount",
		"from",
		"to",
		"stepSeconds",
		"series",
		"firedCount",
		"firings"
	],
	"properties": {
		"condition": { "$ref": "#/components/schemas/AlertConditionText" },
		"metric": { "$ref": "#/components/schemas/AlertMetric" },
		"unit": { "$ref": "#/components/schemas/MetricUnit" },
		"operator": { "$ref": "#/components/schemas/AlertOperator" },
		"threshold": {
			"type": "number",
			"minimum": 0
		},
		"watchedCount": {
			"type": "integer",
			"minimum": 0
		},
		"from": {
			"type": "string",
			"format": "date-time"
		},
		"to": {
			"type": "string",
			"format": "date-time"
		},
		"stepSeconds": {
			"type": "integer",
			"minimum": 1
		},
		"series": {
			"type": "array",
			"maxItems": 5,
			"items": { "$ref": "#/components/schemas/AlertRulePreviewSeries" }
		},
		"firedCount": {
			"type": "integer",
			"minimum": 0
		},
		"firings": {
			"type": "array",
			"maxItems": 200,
			"items": { "$ref": "#/components/schemas/AlertRulePreviewFiring" }
		}
	}
};
const schema987 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["resource", "values"],
	"properties": {
		"resource": { "$ref": "#/components/schemas/ActivityResource" },
		"values": {
			"type": "array",
			"maxItems": 500,
			"items": {
				"type": ["number", "null"],
				"minimum": 0
			}
		}
	}
};
function validate2171(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
		}
		if (data.values === void 0) {
			vErrors = lack(vErrors, "", "values");
		}
		for (const key0 in data) if (!(key0 === "resource" || key0 === "values")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.resource !== void 0) {
			if (!validate54(data.resource)) {
				vErrors = under(vErrors, "/resource", validate54);
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (Array.isArray(data1)) {
				if (data1.length > 500) {
					vErrors = fail(vErrors, "/values", "maxItems", { limit: 500 });
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (!(typeof data2 == "number") && data2 !== null) {
						vErrors = fail(vErrors, "/values/" + i0, "type", { type: schema987.properties.values.items.type });
					}
					if (typeof data2 == "number") {
						if (data2 < 0 || isNaN(data2)) {
							vErrors = fail(vErrors, "/values/" + i0, "minimum", { comparison: ">=", limit: 0 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/values", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2171.errors = vErrors;
	return vErrors === null;
}
const schema988 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"resource",
		"firedAt",
		"resolvedAt",
		"peakValue"
	],
	"properties": {
		"resource": { "$ref": "#/components/schemas/ActivityResource" },
		"firedAt": {
			"type": "string",
			"format": "date-time"
		},
		"resolvedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"peakValue": {
			"type": "number",
			"minimum": 0
		}
	}
};
function validate2174(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
		}
		if (data.firedAt === void 0) {
			vErrors = lack(vErrors, "", "firedAt");
		}
		if (data.resolvedAt === void 0) {
			vErrors = lack(vErrors, "", "resolvedAt");
		}
		if (data.peakValue === void 0) {
			vErrors = lack(vErrors, "", "peakValue");
		}
		for (const key0 in data) if (!(key0 === "resource" || key0 === "firedAt" || key0 === "resolvedAt" || key0 === "peakValue")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.resource !== void 0) {
			if (!validate54(data.resource)) {
				vErrors = under(vErrors, "/resource", validate54);
			}
		}
		if (data.firedAt !== void 0) {
			let data1 = data.firedAt;
			if (typeof data1 === "string") {
				if (!formats4.test(data1)) {
					vErrors = fail(vErrors, "/firedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/firedAt", "type", { type: "string" });
			}
		}
		if (data.resolvedAt !== void 0) {
			let data2 = data.resolvedAt;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = fail(vErrors, "/resolvedAt", "type", { type: schema988.properties.resolvedAt.type });
			}
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/resolvedAt", "format", { format: "date-time" });
				}
			}
		}
		if (data.peakValue !== void 0) {
			let data3 = data.peakValue;
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/peakValue", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/peakValue", "type", { type: "number" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2174.errors = vErrors;
	return vErrors === null;
}
function validate2166(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.condition === void 0) {
			vErrors = lack(vErrors, "", "condition");
		}
		if (data.metric === void 0) {
			vErrors = lack(vErrors, "", "metric");
		}
		if (data.unit === void 0) {
			vErrors = lack(vErrors, "", "unit");
		}
		if (data.operator === void 0) {
			vErrors = lack(vErrors, "", "operator");
		}
		if (data.threshold === void 0) {
			vErrors = lack(vErrors, "", "threshold");
		}
		if (data.watchedCount === void 0) {
			vErrors = lack(vErrors, "", "watchedCount");
		}
		if (data.from === void 0) {
			vErrors = lack(vErrors, "", "from");
		}
		if (data.to === void 0) {
			vErrors = lack(vErrors, "", "to");
		}
		if (data.stepSeconds === void 0) {
			vErrors = lack(vErrors, "", "stepSeconds");
		}
		if (data.series === void 0) {
			vErrors = lack(vErrors, "", "series");
		}
		if (data.firedCount === void 0) {
			vErrors = lack(vErrors, "", "firedCount");
		}
		if (data.firings === void 0) {
			vErrors = lack(vErrors, "", "firings");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema986)) for (const key0 in data) if (!func27.call(schema986.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.condition !== void 0) {
			if (!validate62(data.condition)) {
				vErrors = under(vErrors, "/condition", validate62);
			}
		}
		if (data.metric !== void 0) {
			if (!validate66(data.metric)) {
				vErrors = under(vErrors, "/metric", validate66);
			}
		}
		if (data.unit !== void 0) {
			if (!validate68(data.unit)) {
				vErrors = under(vErrors, "/unit", validate68);
			}
		}
		if (data.operator !== void 0) {
			if (!validate70(data.operator)) {
				vErrors = under(vErrors, "/operator", validate70);
			}
		}
		if (data.threshold !== void 0) {
			let data4 = data.threshold;
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/threshold", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/threshold", "type", { type: "number" });
			}
		}
		if (data.watchedCount !== void 0) {
			let data5 = data.watchedCount;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				vErrors = fail(vErrors, "/watchedCount", "type", { type: "integer" });
			}
			if (typeof data5 == "number") {
				if (data5 < 0 || isNaN(data5)) {
					vErrors = fail(vErrors, "/watchedCount", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.from !== void 0) {
			let data6 = data.from;
			if (typeof data6 === "string") {
				if (!formats4.test(data6)) {
					vErrors = fail(vErrors, "/from", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/from", "type", { type: "string" });
			}
		}
		if (data.to !== void 0) {
			let data7 = data.to;
			if (typeof data7 === "string") {
				if (!formats4.test(data7)) {
					vErrors = fail(vErrors, "/to", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/to", "type", { type: "string" });
			}
		}
		if (data.stepSeconds !== void 0) {
			let data8 = data.stepSeconds;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
				vErrors = fail(vErrors, "/stepSeconds", "type", { type: "integer" });
			}
			if (typeof data8 == "number") {
				if (data8 < 1 || isNaN(data8)) {
					vErrors = fail(vErrors, "/stepSeconds", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.series !== void 0) {
			let data9 = data.series;
			if (Array.isArray(data9)) {
				if (data9.length > 5) {
					vErrors = fail(vErrors, "/series", "maxItems", { limit: 5 });
				}
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate2171(data9[i0])) {
					vErrors = under(vErrors, "/series/" + i0, validate2171);
				}
			} else {
				vErrors = fail(vErrors, "/series", "type", { type: "array" });
			}
		}
		if (data.firedCount !== void 0) {
			let data11 = data.firedCount;
			if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
				vErrors = fail(vErrors, "/firedCount", "type", { type: "integer" });
			}
			if (typeof data11 == "number") {
				if (data11 < 0 || isNaN(data11)) {
					vErrors = fail(vErrors, "/firedCount", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.firings !== void 0) {
			let data12 = data.firings;
			if (Array.isArray(data12)) {
				if (data12.length > 200) {
					vErrors = fail(vErrors, "/firings", "maxItems", { limit: 200 });
				}
				const len1 = data12.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate2174(data12[i1])) {
					vErrors = under(vErrors, "/firings/" + i1, validate2174);
				}
			} else {
				vErrors = fail(vErrors, "/firings", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2166.errors = vErrors;
	return vErrors === null;
}
function validate2165(data) {
	let vErrors = null;
	if (!validate2166(data)) {
		vErrors = vErrors === null ? validate2166.errors : vErrors.concat(validate2166.errors);
	}
	validate2165.errors = vErrors;
	return vErrors === null;
}
const updateAlertRule_params = validate2343;
function validate2343(data) {
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
				if (data1.alertRuleId === void 0) {
					vErrors = lack(vErrors, "/path", "alertRuleId");
				}
				for (const key1 in data1) if (!(key1 === "alertRuleId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.alertRuleId !== void 0) {
					let data2 = data1.alertRuleId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/alertRuleId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/alertRuleId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/alertRuleId", "type", { type: "string" });
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
	validate2343.errors = vErrors;
	return vErrors === null;
}
const schema_AlertRuleUpdate = validate2344;
function validate2345(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 1 });
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "condition" || key0 === "durationMinutes" || key0 === "severity" || key0 === "description" || key0 === "resourceIds" || key0 === "channelIds" || key0 === "enabled")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate371(data.name)) {
				vErrors = under(vErrors, "/name", validate371);
			}
		}
		if (data.condition !== void 0) {
			if (!validate62(data.condition)) {
				vErrors = under(vErrors, "/condition", validate62);
			}
		}
		if (data.durationMinutes !== void 0) {
			if (!validate64(data.durationMinutes)) {
				vErrors = under(vErrors, "/durationMinutes", validate64);
			}
		}
		if (data.severity !== void 0) {
			if (!validate50(data.severity)) {
				vErrors = under(vErrors, "/severity", validate50);
			}
		}
		if (data.description !== void 0) {
			if (!validate376(data.description)) {
				vErrors = under(vErrors, "/description", validate376);
			}
		}
		if (data.resourceIds !== void 0) {
			if (!validate154(data.resourceIds)) {
				vErrors = under(vErrors, "/resourceIds", validate154);
			}
		}
		if (data.channelIds !== void 0) {
			if (!validate381(data.channelIds)) {
				vErrors = under(vErrors, "/channelIds", validate381);
			}
		}
		if (data.enabled !== void 0) {
			if (typeof data.enabled !== "boolean") {
				vErrors = fail(vErrors, "/enabled", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2345.errors = vErrors;
	return vErrors === null;
}
function validate2344(data) {
	let vErrors = null;
	if (!validate2345(data)) {
		vErrors = vErrors === null ? validate2345.errors : vErrors.concat(validate2345.errors);
	}
	validate2344.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	createAlertRule: {
		params: createAlertRule_params,
		body: schema_AlertRuleCreate,
		event: null,
		responses: {
			201: {
				body: schema_AlertRule,
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
	deleteAlertRule: {
		params: deleteAlertRule_params,
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
	getAlertRule: {
		params: getAlertRule_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_AlertRule,
				item: null
			},
			400: problem,
			401: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listAlertRules: {
		params: listAlertRules_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listAlertRules_200_frame,
				item: schema_AlertRule
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	previewAlertRule: {
		params: null,
		body: schema_AlertRulePreviewRequest,
		event: null,
		responses: {
			200: {
				body: schema_AlertRulePreview,
				item: null
			},
			400: problem,
			401: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	updateAlertRule: {
		params: updateAlertRule_params,
		body: schema_AlertRuleUpdate,
		event: null,
		responses: {
			200: {
				body: schema_AlertRule,
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
