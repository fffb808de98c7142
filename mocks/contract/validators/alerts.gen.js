// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, problem, under, validate1712, validate174, validate1748, validate1758, validate26, validate368, validate50, validate54, validate56, validate62, validate64, validate66, validate68, validate70, validate72, validate80 } from './shared.gen.js'
const acknowledgeAlert_params = validate46;
function validate46(data) {
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
				if (data1.alertId === void 0) {
					vErrors = lack(vErrors, "/path", "alertId");
				}
				for (const key1 in data1) if (!(key1 === "alertId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.alertId !== void 0) {
					let data2 = data1.alertId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/alertId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/alertId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/alertId", "type", { type: "string" });
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
	validate46.errors = vErrors;
	return vErrors === null;
}
const schema_Alert = validate47;
const schema22 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"severity",
		"state",
		"title",
		"description",
		"resource",
		"rule",
		"condition",
		"durationMinutes",
		"metric",
		"unit",
		"operator",
		"threshold",
		"value",
		"peakValue",
		"tags",
		"since",
		"firedAt",
		"acknowledgedAt",
		"assignee",
		"resolvedAt",
		"resolution",
		"resolvedBy",
		"silencedUntil",
		"updatedAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"severity": { "$ref": "#/components/schemas/AlertSeverity" },
		"state": { "$ref": "#/components/schemas/AlertState" },
		"title": {
			"type": "string",
			"minLength": 1,
			"maxLength": 360
		},
		"description": {
			"type": "string",
			"minLength": 1,
			"maxLength": 1200
		},
		"resource": { "$ref": "#/components/schemas/ActivityResource" },
		"rule": { "$ref": "#/components/schemas/AlertRuleRef" },
		"condition": { "$ref": "#/components/schemas/AlertConditionText" },
		"durationMinutes": { "$ref": "#/components/schemas/AlertDurationMinutes" },
		"metric": { "$ref": "#/components/schemas/AlertMetric" },
		"unit": { "$ref": "#/components/schemas/MetricUnit" },
		"operator": { "$ref": "#/components/schemas/AlertOperator" },
		"threshold": {
			"type": "number",
			"minimum": 0
		},
		"value": {
			"type": "number",
			"minimum": 0
		},
		"peakValue": {
			"type": "number",
			"minimum": 0
		},
		"tags": { "$ref": "#/components/schemas/ResourceTags" },
		"since": {
			"type": "string",
			"format": "date-time"
		},
		"firedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"acknowledgedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"assignee": { "oneOf": [{ "$ref": "#/components/schemas/AlertAssignee" }, { "type": "null" }] },
		"resolvedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"resolution": { "oneOf": [{ "$ref": "#/components/schemas/AlertResolution" }, { "type": "null" }] },
		"resolvedBy": { "oneOf": [{ "$ref": "#/components/schemas/Actor" }, { "type": "null" }] },
		"silencedUntil": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		}
	}
};
const schema24 = {
	"type": "string",
	"enum": [
		"pending",
		"active",
		"resolved"
	]
};
function validate52(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "pending" || data === "active" || data === "resolved")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema24.enum });
	}
	validate52.errors = vErrors;
	return vErrors === null;
}
function validate59(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.exists === void 0) {
			vErrors = lack(vErrors, "", "exists");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "exists")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (isLonger(data1, 80)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 80 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
		if (data.exists !== void 0) {
			if (typeof data.exists !== "boolean") {
				vErrors = fail(vErrors, "/exists", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate59.errors = vErrors;
	return vErrors === null;
}
function validate76(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.isMe === void 0) {
			vErrors = lack(vErrors, "", "isMe");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "isMe")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (isLonger(data0, 120)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 120 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
		if (data.isMe !== void 0) {
			if (typeof data.isMe !== "boolean") {
				vErrors = fail(vErrors, "/isMe", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate76.errors = vErrors;
	return vErrors === null;
}
const schema36 = {
	"type": "string",
	"enum": [
		"recovered",
		"manual",
		"no_data",
		"resource_deleted",
		"rule_changed",
		"rule_disabled",
		"rule_deleted"
	]
};
function validate78(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "recovered" || data === "manual" || data === "no_data" || data === "resource_deleted" || data === "rule_changed" || data === "rule_disabled" || data === "rule_deleted")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema36.enum });
	}
	validate78.errors = vErrors;
	return vErrors === null;
}
function validate48(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
			errors++;
		}
		if (data.severity === void 0) {
			vErrors = lack(vErrors, "", "severity");
			errors++;
		}
		if (data.state === void 0) {
			vErrors = lack(vErrors, "", "state");
			errors++;
		}
		if (data.title === void 0) {
			vErrors = lack(vErrors, "", "title");
			errors++;
		}
		if (data.description === void 0) {
			vErrors = lack(vErrors, "", "description");
			errors++;
		}
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
			errors++;
		}
		if (data.rule === void 0) {
			vErrors = lack(vErrors, "", "rule");
			errors++;
		}
		if (data.condition === void 0) {
			vErrors = lack(vErrors, "", "condition");
			errors++;
		}
		if (data.durationMinutes === void 0) {
			vErrors = lack(vErrors, "", "durationMinutes");
			errors++;
		}
		if (data.metric === void 0) {
			vErrors = lack(vErrors, "", "metric");
			errors++;
		}
		if (data.unit === void 0) {
			vErrors = lack(vErrors, "", "unit");
			errors++;
		}
		if (data.operator === void 0) {
			vErrors = lack(vErrors, "", "operator");
			errors++;
		}
		if (data.threshold === void 0) {
			vErrors = lack(vErrors, "", "threshold");
			errors++;
		}
		if (data.value === void 0) {
			vErrors = lack(vErrors, "", "value");
			errors++;
		}
		if (data.peakValue === void 0) {
			vErrors = lack(vErrors, "", "peakValue");
			errors++;
		}
		if (data.tags === void 0) {
			vErrors = lack(vErrors, "", "tags");
			errors++;
		}
		if (data.since === void 0) {
			vErrors = lack(vErrors, "", "since");
			errors++;
		}
		if (data.firedAt === void 0) {
			vErrors = lack(vErrors, "", "firedAt");
			errors++;
		}
		if (data.acknowledgedAt === void 0) {
			vErrors = lack(vErrors, "", "acknowledgedAt");
			errors++;
		}
		if (data.assignee === void 0) {
			vErrors = lack(vErrors, "", "assignee");
			errors++;
		}
		if (data.resolvedAt === void 0) {
			vErrors = lack(vErrors, "", "resolvedAt");
			errors++;
		}
		if (data.resolution === void 0) {
			vErrors = lack(vErrors, "", "resolution");
			errors++;
		}
		if (data.resolvedBy === void 0) {
			vErrors = lack(vErrors, "", "resolvedBy");
			errors++;
		}
		if (data.silencedUntil === void 0) {
			vErrors = lack(vErrors, "", "silencedUntil");
			errors++;
		}
		if (data.updatedAt === void 0) {
			vErrors = lack(vErrors, "", "updatedAt");
			errors++;
		}
		if (vErrors !== null || mayHaveStrangers(data, schema22)) for (const key0 in data) if (!func27.call(schema22.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
				errors = vErrors.length;
			}
		}
		if (data.severity !== void 0) {
			if (!validate50(data.severity)) {
				vErrors = under(vErrors, "/severity", validate50);
				errors = vErrors.length;
			}
		}
		if (data.state !== void 0) {
			if (!validate52(data.state)) {
				vErrors = under(vErrors, "/state", validate52);
				errors = vErrors.length;
			}
		}
		if (data.title !== void 0) {
			let data3 = data.title;
			if (typeof data3 === "string") {
				if (isLonger(data3, 360)) {
					vErrors = fail(vErrors, "/title", "maxLength", { limit: 360 });
					errors++;
				}
				if (isShorter(data3, 1)) {
					vErrors = fail(vErrors, "/title", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/title", "type", { type: "string" });
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data4 = data.description;
			if (typeof data4 === "string") {
				if (isLonger(data4, 1200)) {
					vErrors = fail(vErrors, "/description", "maxLength", { limit: 1200 });
					errors++;
				}
				if (isShorter(data4, 1)) {
					vErrors = fail(vErrors, "/description", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/description", "type", { type: "string" });
				errors++;
			}
		}
		if (data.resource !== void 0) {
			if (!validate54(data.resource)) {
				vErrors = under(vErrors, "/resource", validate54);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			if (!validate59(data.rule)) {
				vErrors = under(vErrors, "/rule", validate59);
				errors = vErrors.length;
			}
		}
		if (data.condition !== void 0) {
			if (!validate62(data.condition)) {
				vErrors = under(vErrors, "/condition", validate62);
				errors = vErrors.length;
			}
		}
		if (data.durationMinutes !== void 0) {
			if (!validate64(data.durationMinutes)) {
				vErrors = under(vErrors, "/durationMinutes", validate64);
				errors = vErrors.length;
			}
		}
		if (data.metric !== void 0) {
			if (!validate66(data.metric)) {
				vErrors = under(vErrors, "/metric", validate66);
				errors = vErrors.length;
			}
		}
		if (data.unit !== void 0) {
			if (!validate68(data.unit)) {
				vErrors = under(vErrors, "/unit", validate68);
				errors = vErrors.length;
			}
		}
		if (data.operator !== void 0) {
			if (!validate70(data.operator)) {
				vErrors = under(vErrors, "/operator", validate70);
				errors = vErrors.length;
			}
		}
		if (data.threshold !== void 0) {
			let data12 = data.threshold;
			if (typeof data12 == "number") {
				if (data12 < 0 || isNaN(data12)) {
					vErrors = fail(vErrors, "/threshold", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/threshold", "type", { type: "number" });
				errors++;
			}
		}
		if (data.value !== void 0) {
			let data13 = data.value;
			if (typeof data13 == "number") {
				if (data13 < 0 || isNaN(data13)) {
					vErrors = fail(vErrors, "/value", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/value", "type", { type: "number" });
				errors++;
			}
		}
		if (data.peakValue !== void 0) {
			let data14 = data.peakValue;
			if (typeof data14 == "number") {
				if (data14 < 0 || isNaN(data14)) {
					vErrors = fail(vErrors, "/peakValue", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/peakValue", "type", { type: "number" });
				errors++;
			}
		}
		if (data.tags !== void 0) {
			if (!validate72(data.tags)) {
				vErrors = under(vErrors, "/tags", validate72);
				errors = vErrors.length;
			}
		}
		if (data.since !== void 0) {
			let data16 = data.since;
			if (typeof data16 === "string") {
				if (!formats4.test(data16)) {
					vErrors = fail(vErrors, "/since", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/since", "type", { type: "string" });
				errors++;
			}
		}
		if (data.firedAt !== void 0) {
			let data17 = data.firedAt;
			if (typeof data17 !== "string" && data17 !== null) {
				vErrors = fail(vErrors, "/firedAt", "type", { type: schema22.properties.firedAt.type });
				errors++;
			}
			if (typeof data17 === "string") {
				if (!formats4.test(data17)) {
					vErrors = fail(vErrors, "/firedAt", "format", { format: "date-time" });
					errors++;
				}
			}
		}
		if (data.acknowledgedAt !== void 0) {
			let data18 = data.acknowledgedAt;
			if (typeof data18 !== "string" && data18 !== null) {
				vErrors = fail(vErrors, "/acknowledgedAt", "type", { type: schema22.properties.acknowledgedAt.type });
				errors++;
			}
			if (typeof data18 === "string") {
				if (!formats4.test(data18)) {
					vErrors = fail(vErrors, "/acknowledgedAt", "format", { format: "date-time" });
					errors++;
				}
			}
		}
		if (data.assignee !== void 0) {
			let data19 = data.assignee;
			const _errs30 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs31 = errors;
			if (!validate76(data19)) {
				vErrors = under(vErrors, "/assignee", validate76);
				errors = vErrors.length;
			}
			var _valid0 = _errs31 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs32 = errors;
			if (data19 !== null) {
				vErrors = fail(vErrors, "/assignee", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs32 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/assignee", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs30;
				if (vErrors !== null) {
					if (_errs30) vErrors.length = _errs30;
					else vErrors = null;
				}
			}
		}
		if (data.resolvedAt !== void 0) {
			let data20 = data.resolvedAt;
			if (typeof data20 !== "string" && data20 !== null) {
				vErrors = fail(vErrors, "/resolvedAt", "type", { type: schema22.properties.resolvedAt.type });
				errors++;
			}
			if (typeof data20 === "string") {
				if (!formats4.test(data20)) {
					vErrors = fail(vErrors, "/resolvedAt", "format", { format: "date-time" });
					errors++;
				}
			}
		}
		if (data.resolution !== void 0) {
			let data21 = data.resolution;
			const _errs37 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs38 = errors;
			if (!validate78(data21)) {
				vErrors = under(vErrors, "/resolution", validate78);
				errors = vErrors.length;
			}
			var _valid1 = _errs38 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs39 = errors;
			if (data21 !== null) {
				vErrors = fail(vErrors, "/resolution", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs39 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				vErrors = fail(vErrors, "/resolution", "oneOf", { passingSchemas: passing1 });
				errors++;
			} else {
				errors = _errs37;
				if (vErrors !== null) {
					if (_errs37) vErrors.length = _errs37;
					else vErrors = null;
				}
			}
		}
		if (data.resolvedBy !== void 0) {
			let data22 = data.resolvedBy;
			const _errs42 = errors;
			let valid3 = false;
			let passing2 = null;
			const _errs43 = errors;
			if (!validate80(data22)) {
				vErrors = under(vErrors, "/resolvedBy", validate80);
				errors = vErrors.length;
			}
			var _valid2 = _errs43 === errors;
			if (_valid2) {
				valid3 = true;
				passing2 = 0;
			}
			const _errs44 = errors;
			if (data22 !== null) {
				vErrors = fail(vErrors, "/resolvedBy", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs44 === errors;
			if (_valid2 && valid3) {
				valid3 = false;
				passing2 = [passing2, 1];
			} else if (_valid2) {
				valid3 = true;
				passing2 = 1;
			}
			if (!valid3) {
				vErrors = fail(vErrors, "/resolvedBy", "oneOf", { passingSchemas: passing2 });
				errors++;
			} else {
				errors = _errs42;
				if (vErrors !== null) {
					if (_errs42) vErrors.length = _errs42;
					else vErrors = null;
				}
			}
		}
		if (data.silencedUntil !== void 0) {
			let data23 = data.silencedUntil;
			if (typeof data23 !== "string" && data23 !== null) {
				vErrors = fail(vErrors, "/silencedUntil", "type", { type: schema22.properties.silencedUntil.type });
				errors++;
			}
			if (typeof data23 === "string") {
				if (!formats4.test(data23)) {
					vErrors = fail(vErrors, "/silencedUntil", "format", { format: "date-time" });
					errors++;
				}
			}
		}
		if (data.updatedAt !== void 0) {
			let data24 = data.updatedAt;
			if (typeof data24 === "string") {
				if (!formats4.test(data24)) {
					vErrors = fail(vErrors, "/updatedAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updatedAt", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate48.errors = vErrors;
	return errors === 0;
}
function validate47(data) {
	let vErrors = null;
	if (!validate48(data)) {
		vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
	}
	validate47.errors = vErrors;
	return vErrors === null;
}
const createAlertSilence_params = validate368;
const schema_AlertSilenceCreate = validate409;
function validate413(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 200)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 200 });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate413.errors = vErrors;
	return vErrors === null;
}
function validate410(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.durationMinutes === void 0) {
			vErrors = lack(vErrors, "", "durationMinutes");
		}
		for (const key0 in data) if (!(key0 === "ruleId" || key0 === "resourceId" || key0 === "durationMinutes" || key0 === "reason")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.ruleId !== void 0) {
			if (!validate26(data.ruleId)) {
				vErrors = under(vErrors, "/ruleId", validate26);
			}
		}
		if (data.resourceId !== void 0) {
			if (!validate26(data.resourceId)) {
				vErrors = under(vErrors, "/resourceId", validate26);
			}
		}
		if (data.durationMinutes !== void 0) {
			let data2 = data.durationMinutes;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/durationMinutes", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 > 43200 || isNaN(data2)) {
					vErrors = fail(vErrors, "/durationMinutes", "maximum", { comparison: "<=", limit: 43200 });
				}
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/durationMinutes", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.reason !== void 0) {
			if (!validate413(data.reason)) {
				vErrors = under(vErrors, "/reason", validate413);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate410.errors = vErrors;
	return vErrors === null;
}
function validate409(data) {
	let vErrors = null;
	if (!validate410(data)) {
		vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
	}
	validate409.errors = vErrors;
	return vErrors === null;
}
const schema_AlertSilence = validate416;
function validate417(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
			errors++;
		}
		if (data.rule === void 0) {
			vErrors = lack(vErrors, "", "rule");
			errors++;
		}
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
			errors++;
		}
		if (data.reason === void 0) {
			vErrors = lack(vErrors, "", "reason");
			errors++;
		}
		if (data.startsAt === void 0) {
			vErrors = lack(vErrors, "", "startsAt");
			errors++;
		}
		if (data.endsAt === void 0) {
			vErrors = lack(vErrors, "", "endsAt");
			errors++;
		}
		if (data.createdBy === void 0) {
			vErrors = lack(vErrors, "", "createdBy");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "rule" || key0 === "resource" || key0 === "reason" || key0 === "startsAt" || key0 === "endsAt" || key0 === "createdBy")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			let data1 = data.rule;
			const _errs4 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs5 = errors;
			if (!validate59(data1)) {
				vErrors = under(vErrors, "/rule", validate59);
				errors = vErrors.length;
			}
			var _valid0 = _errs5 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs6 = errors;
			if (data1 !== null) {
				vErrors = fail(vErrors, "/rule", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs6 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/rule", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs4;
				if (vErrors !== null) {
					if (_errs4) vErrors.length = _errs4;
					else vErrors = null;
				}
			}
		}
		if (data.resource !== void 0) {
			let data2 = data.resource;
			const _errs9 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs10 = errors;
			if (!validate54(data2)) {
				vErrors = under(vErrors, "/resource", validate54);
				errors = vErrors.length;
			}
			var _valid1 = _errs10 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs11 = errors;
			if (data2 !== null) {
				vErrors = fail(vErrors, "/resource", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs11 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				vErrors = fail(vErrors, "/resource", "oneOf", { passingSchemas: passing1 });
				errors++;
			} else {
				errors = _errs9;
				if (vErrors !== null) {
					if (_errs9) vErrors.length = _errs9;
					else vErrors = null;
				}
			}
		}
		if (data.reason !== void 0) {
			if (!validate413(data.reason)) {
				vErrors = under(vErrors, "/reason", validate413);
				errors = vErrors.length;
			}
		}
		if (data.startsAt !== void 0) {
			let data4 = data.startsAt;
			if (typeof data4 === "string") {
				if (!formats4.test(data4)) {
					vErrors = fail(vErrors, "/startsAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/startsAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.endsAt !== void 0) {
			let data5 = data.endsAt;
			if (typeof data5 === "string") {
				if (!formats4.test(data5)) {
					vErrors = fail(vErrors, "/endsAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/endsAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.createdBy !== void 0) {
			if (!validate80(data.createdBy)) {
				vErrors = under(vErrors, "/createdBy", validate80);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate417.errors = vErrors;
	return errors === 0;
}
function validate416(data) {
	let vErrors = null;
	if (!validate417(data)) {
		vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
	}
	validate416.errors = vErrors;
	return vErrors === null;
}
const endAlertSilence_params = validate1052;
function validate1052(data) {
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
				if (data1.alertSilenceId === void 0) {
					vErrors = lack(vErrors, "/path", "alertSilenceId");
				}
				for (const key1 in data1) if (!(key1 === "alertSilenceId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.alertSilenceId !== void 0) {
					let data2 = data1.alertSilenceId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/alertSilenceId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/alertSilenceId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/alertSilenceId", "type", { type: "string" });
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
	validate1052.errors = vErrors;
	return vErrors === null;
}
const getAlert_params = validate46;
const schema_AlertDetail = validate1108;
const schema484 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"at",
		"kind",
		"actor",
		"summary",
		"alertId",
		"title",
		"severity",
		"rule",
		"resource"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"at": {
			"type": "string",
			"format": "date-time"
		},
		"kind": { "$ref": "#/components/schemas/AlertEventKind" },
		"actor": { "$ref": "#/components/schemas/Actor" },
		"summary": {
			"type": "string",
			"minLength": 1,
			"maxLength": 800
		},
		"alertId": { "$ref": "#/components/schemas/ResourceId" },
		"title": {
			"type": "string",
			"minLength": 1,
			"maxLength": 360
		},
		"severity": { "$ref": "#/components/schemas/AlertSeverity" },
		"rule": { "$ref": "#/components/schemas/AlertRuleRef" },
		"resource": { "$ref": "#/components/schemas/ActivityResource" }
	}
};
const schema485 = {
	"type": "string",
	"enum": [
		"fired",
		"acknowledged",
		"unacknowledged",
		"resolved",
		"reopened",
		"notified"
	]
};
function validate1128(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "fired" || data === "acknowledged" || data === "unacknowledged" || data === "resolved" || data === "reopened" || data === "notified")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema485.enum });
	}
	validate1128.errors = vErrors;
	return vErrors === null;
}
function validate1126(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.at === void 0) {
			vErrors = lack(vErrors, "", "at");
		}
		if (data.kind === void 0) {
			vErrors = lack(vErrors, "", "kind");
		}
		if (data.actor === void 0) {
			vErrors = lack(vErrors, "", "actor");
		}
		if (data.summary === void 0) {
			vErrors = lack(vErrors, "", "summary");
		}
		if (data.alertId === void 0) {
			vErrors = lack(vErrors, "", "alertId");
		}
		if (data.title === void 0) {
			vErrors = lack(vErrors, "", "title");
		}
		if (data.severity === void 0) {
			vErrors = lack(vErrors, "", "severity");
		}
		if (data.rule === void 0) {
			vErrors = lack(vErrors, "", "rule");
		}
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema484)) for (const key0 in data) if (!func27.call(schema484.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.at !== void 0) {
			let data1 = data.at;
			if (typeof data1 === "string") {
				if (!formats4.test(data1)) {
					vErrors = fail(vErrors, "/at", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/at", "type", { type: "string" });
			}
		}
		if (data.kind !== void 0) {
			if (!validate1128(data.kind)) {
				vErrors = under(vErrors, "/kind", validate1128);
			}
		}
		if (data.actor !== void 0) {
			if (!validate80(data.actor)) {
				vErrors = under(vErrors, "/actor", validate80);
			}
		}
		if (data.summary !== void 0) {
			let data4 = data.summary;
			if (typeof data4 === "string") {
				if (isLonger(data4, 800)) {
					vErrors = fail(vErrors, "/summary", "maxLength", { limit: 800 });
				}
				if (isShorter(data4, 1)) {
					vErrors = fail(vErrors, "/summary", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/summary", "type", { type: "string" });
			}
		}
		if (data.alertId !== void 0) {
			if (!validate26(data.alertId)) {
				vErrors = under(vErrors, "/alertId", validate26);
			}
		}
		if (data.title !== void 0) {
			let data6 = data.title;
			if (typeof data6 === "string") {
				if (isLonger(data6, 360)) {
					vErrors = fail(vErrors, "/title", "maxLength", { limit: 360 });
				}
				if (isShorter(data6, 1)) {
					vErrors = fail(vErrors, "/title", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/title", "type", { type: "string" });
			}
		}
		if (data.severity !== void 0) {
			if (!validate50(data.severity)) {
				vErrors = under(vErrors, "/severity", validate50);
			}
		}
		if (data.rule !== void 0) {
			if (!validate59(data.rule)) {
				vErrors = under(vErrors, "/rule", validate59);
			}
		}
		if (data.resource !== void 0) {
			if (!validate54(data.resource)) {
				vErrors = under(vErrors, "/resource", validate54);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1126.errors = vErrors;
	return vErrors === null;
}
function validate1109(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.alert === void 0) {
			vErrors = lack(vErrors, "", "alert");
		}
		if (data.timeline === void 0) {
			vErrors = lack(vErrors, "", "timeline");
		}
		if (data.silences === void 0) {
			vErrors = lack(vErrors, "", "silences");
		}
		for (const key0 in data) if (!(key0 === "alert" || key0 === "timeline" || key0 === "silences")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.alert !== void 0) {
			if (!validate48(data.alert)) {
				vErrors = under(vErrors, "/alert", validate48);
			}
		}
		if (data.timeline !== void 0) {
			let data1 = data.timeline;
			if (Array.isArray(data1)) {
				if (data1.length > 500) {
					vErrors = fail(vErrors, "/timeline", "maxItems", { limit: 500 });
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1126(data1[i0])) {
					vErrors = under(vErrors, "/timeline/" + i0, validate1126);
				}
			} else {
				vErrors = fail(vErrors, "/timeline", "type", { type: "array" });
			}
		}
		if (data.silences !== void 0) {
			let data3 = data.silences;
			if (Array.isArray(data3)) {
				if (data3.length > 1e3) {
					vErrors = fail(vErrors, "/silences", "maxItems", { limit: 1e3 });
				}
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate417(data3[i1])) {
					vErrors = under(vErrors, "/silences/" + i1, validate417);
				}
			} else {
				vErrors = fail(vErrors, "/silences", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1109.errors = vErrors;
	return vErrors === null;
}
function validate1108(data) {
	let vErrors = null;
	if (!validate1109(data)) {
		vErrors = vErrors === null ? validate1109.errors : vErrors.concat(validate1109.errors);
	}
	validate1108.errors = vErrors;
	return vErrors === null;
}
const schema_AlertSummary = validate1145;
const schema489 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"active",
		"activeBySeverity",
		"acknowledged",
		"pending",
		"silenced",
		"rules",
		"channels",
		"meanSecondsToAcknowledge"
	],
	"properties": {
		"active": {
			"type": "integer",
			"minimum": 0
		},
		"activeBySeverity": { "$ref": "#/components/schemas/AlertSeverityCounts" },
		"acknowledged": {
			"type": "integer",
			"minimum": 0
		},
		"pending": {
			"type": "integer",
			"minimum": 0
		},
		"silenced": {
			"type": "integer",
			"minimum": 0
		},
		"rules": { "$ref": "#/components/schemas/AlertCount" },
		"channels": { "$ref": "#/components/schemas/AlertCount" },
		"meanSecondsToAcknowledge": {
			"type": ["number", "null"],
			"minimum": 0
		}
	}
};
function validate1149(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.enabled === void 0) {
			vErrors = lack(vErrors, "", "enabled");
		}
		for (const key0 in data) if (!(key0 === "total" || key0 === "enabled")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.total !== void 0) {
			let data0 = data.total;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/total", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/total", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.enabled !== void 0) {
			let data1 = data.enabled;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/enabled", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/enabled", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1149.errors = vErrors;
	return vErrors === null;
}
function validate1146(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.active === void 0) {
			vErrors = lack(vErrors, "", "active");
		}
		if (data.activeBySeverity === void 0) {
			vErrors = lack(vErrors, "", "activeBySeverity");
		}
		if (data.acknowledged === void 0) {
			vErrors = lack(vErrors, "", "acknowledged");
		}
		if (data.pending === void 0) {
			vErrors = lack(vErrors, "", "pending");
		}
		if (data.silenced === void 0) {
			vErrors = lack(vErrors, "", "silenced");
		}
		if (data.rules === void 0) {
			vErrors = lack(vErrors, "", "rules");
		}
		if (data.channels === void 0) {
			vErrors = lack(vErrors, "", "channels");
		}
		if (data.meanSecondsToAcknowledge === void 0) {
			vErrors = lack(vErrors, "", "meanSecondsToAcknowledge");
		}
		for (const key0 in data) if (!(key0 === "active" || key0 === "activeBySeverity" || key0 === "acknowledged" || key0 === "pending" || key0 === "silenced" || key0 === "rules" || key0 === "channels" || key0 === "meanSecondsToAcknowledge")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.active !== void 0) {
			let data0 = data.active;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/active", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/active", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.activeBySeverity !== void 0) {
			if (!validate174(data.activeBySeverity)) {
				vErrors = under(vErrors, "/activeBySeverity", validate174);
			}
		}
		if (data.acknowledged !== void 0) {
			let data2 = data.acknowledged;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/acknowledged", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/acknowledged", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.pending !== void 0) {
			let data3 = data.pending;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/pending", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/pending", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.silenced !== void 0) {
			let data4 = data.silenced;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/silenced", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/silenced", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.rules !== void 0) {
			if (!validate1149(data.rules)) {
				vErrors = under(vErrors, "/rules", validate1149);
			}
		}
		if (data.channels !== void 0) {
			if (!validate1149(data.channels)) {
				vErrors = under(vErrors, "/channels", validate1149);
			}
		}
		if (data.meanSecondsToAcknowledge !== void 0) {
			let data7 = data.meanSecondsToAcknowledge;
			if (!(typeof data7 == "number") && data7 !== null) {
				vErrors = fail(vErrors, "/meanSecondsToAcknowledge", "type", { type: schema489.properties.meanSecondsToAcknowledge.type });
			}
			if (typeof data7 == "number") {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = fail(vErrors, "/meanSecondsToAcknowledge", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1146.errors = vErrors;
	return vErrors === null;
}
function validate1145(data) {
	let vErrors = null;
	if (!validate1146(data)) {
		vErrors = vErrors === null ? validate1146.errors : vErrors.concat(validate1146.errors);
	}
	validate1145.errors = vErrors;
	return vErrors === null;
}
const listAlertHistory_params = validate1725;
function validate1725(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "cursor" || key0 === "limit" || key0 === "alertId" || key0 === "ruleId" || key0 === "resourceId" || key0 === "kind" || key0 === "severity")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.cursor !== void 0) {
					let data1 = data0.cursor;
					if (typeof data1 === "string") {
						if (isLonger(data1, 256)) {
							vErrors = fail(vErrors, "/query/cursor", "maxLength", { limit: 256 });
						}
						if (isShorter(data1, 1)) {
							vErrors = fail(vErrors, "/query/cursor", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/cursor", "type", { type: "string" });
					}
				}
				if (data0.limit !== void 0) {
					let data2 = data0.limit;
					if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
						vErrors = fail(vErrors, "/query/limit", "type", { type: "integer" });
					}
					if (typeof data2 == "number") {
						if (data2 > 200 || isNaN(data2)) {
							vErrors = fail(vErrors, "/query/limit", "maximum", { comparison: "<=", limit: 200 });
						}
						if (data2 < 1 || isNaN(data2)) {
							vErrors = fail(vErrors, "/query/limit", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
				if (data0.alertId !== void 0) {
					let data3 = data0.alertId;
					if (typeof data3 === "string") {
						if (isLonger(data3, 64)) {
							vErrors = fail(vErrors, "/query/alertId", "maxLength", { limit: 64 });
						}
						if (isShorter(data3, 1)) {
							vErrors = fail(vErrors, "/query/alertId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/alertId", "type", { type: "string" });
					}
				}
				if (data0.ruleId !== void 0) {
					let data4 = data0.ruleId;
					if (typeof data4 === "string") {
						if (isLonger(data4, 64)) {
							vErrors = fail(vErrors, "/query/ruleId", "maxLength", { limit: 64 });
						}
						if (isShorter(data4, 1)) {
							vErrors = fail(vErrors, "/query/ruleId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/ruleId", "type", { type: "string" });
					}
				}
				if (data0.resourceId !== void 0) {
					let data5 = data0.resourceId;
					if (typeof data5 === "string") {
						if (isLonger(data5, 64)) {
							vErrors = fail(vErrors, "/query/resourceId", "maxLength", { limit: 64 });
						}
						if (isShorter(data5, 1)) {
							vErrors = fail(vErrors, "/query/resourceId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/resourceId", "type", { type: "string" });
					}
				}
				if (data0.kind !== void 0) {
					let data6 = data0.kind;
					if (Array.isArray(data6)) {
						if (data6.length > 6) {
							vErrors = fail(vErrors, "/query/kind", "maxItems", { limit: 6 });
						}
						const len0 = data6.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate1128(data6[i0])) {
							vErrors = under(vErrors, "/query/kind/" + i0, validate1128);
						}
					} else {
						vErrors = fail(vErrors, "/query/kind", "type", { type: "array" });
					}
				}
				if (data0.severity !== void 0) {
					let data8 = data0.severity;
					if (Array.isArray(data8)) {
						if (data8.length > 3) {
							vErrors = fail(vErrors, "/query/severity", "maxItems", { limit: 3 });
						}
						const len1 = data8.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate50(data8[i1])) {
							vErrors = under(vErrors, "/query/severity/" + i1, validate50);
						}
					} else {
						vErrors = fail(vErrors, "/query/severity", "type", { type: "array" });
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
	validate1725.errors = vErrors;
	return vErrors === null;
}
const listAlertHistory_200_frame = validate1712;
const schema_AlertEvent = validate1733;
function validate1733(data) {
	let vErrors = null;
	if (!validate1126(data)) {
		vErrors = vErrors === null ? validate1126.errors : vErrors.concat(validate1126.errors);
	}
	validate1733.errors = vErrors;
	return vErrors === null;
}
const listAlerts_params = validate1749;
const schema748 = {
	"type": "object",
	"properties": {
		"query": {
			"type": "object",
			"properties": {
				"q": {
					"type": "string",
					"maxLength": 200
				},
				"state": {
					"type": "array",
					"maxItems": 3,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/AlertState" }
				},
				"severity": {
					"type": "array",
					"maxItems": 3,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/AlertSeverity" }
				},
				"acknowledged": { "type": "boolean" },
				"silenced": { "type": "boolean" },
				"ruleId": {
					"type": "string",
					"minLength": 1,
					"maxLength": 64
				},
				"resourceId": {
					"type": "string",
					"minLength": 1,
					"maxLength": 64
				},
				"resourceType": {
					"type": "array",
					"maxItems": 9,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/ResourceType" }
				},
				"sort": {
					"type": "string",
					"maxLength": 100,
					"pattern": "^-?(severity|title|resource|rule|since|state|resolvedAt)(,-?(severity|title|resource|rule|since|state|resolvedAt))*$",
					"default": "-severity,-since"
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
	"$id": "http://validators/listAlerts_params"
};
const pattern69 = new RegExp("^-?(severity|title|resource|rule|since|state|resolvedAt)(,-?(severity|title|resource|rule|since|state|resolvedAt))*$", "u");
function validate1749(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (vErrors !== null || mayHaveStrangers(data0, schema748.properties.query)) for (const key0 in data0) if (!func27.call(schema748.properties.query.properties, key0)) {
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
				if (data0.state !== void 0) {
					let data2 = data0.state;
					if (Array.isArray(data2)) {
						if (data2.length > 3) {
							vErrors = fail(vErrors, "/query/state", "maxItems", { limit: 3 });
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate52(data2[i0])) {
							vErrors = under(vErrors, "/query/state/" + i0, validate52);
						}
					} else {
						vErrors = fail(vErrors, "/query/state", "type", { type: "array" });
					}
				}
				if (data0.severity !== void 0) {
					let data4 = data0.severity;
					if (Array.isArray(data4)) {
						if (data4.length > 3) {
							vErrors = fail(vErrors, "/query/severity", "maxItems", { limit: 3 });
						}
						const len1 = data4.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate50(data4[i1])) {
							vErrors = under(vErrors, "/query/severity/" + i1, validate50);
						}
					} else {
						vErrors = fail(vErrors, "/query/severity", "type", { type: "array" });
					}
				}
				if (data0.acknowledged !== void 0) {
					if (typeof data0.acknowledged !== "boolean") {
						vErrors = fail(vErrors, "/query/acknowledged", "type", { type: "boolean" });
					}
				}
				if (data0.silenced !== void 0) {
					if (typeof data0.silenced !== "boolean") {
						vErrors = fail(vErrors, "/query/silenced", "type", { type: "boolean" });
					}
				}
				if (data0.ruleId !== void 0) {
					let data8 = data0.ruleId;
					if (typeof data8 === "string") {
						if (isLonger(data8, 64)) {
							vErrors = fail(vErrors, "/query/ruleId", "maxLength", { limit: 64 });
						}
						if (isShorter(data8, 1)) {
							vErrors = fail(vErrors, "/query/ruleId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/ruleId", "type", { type: "string" });
					}
				}
				if (data0.resourceId !== void 0) {
					let data9 = data0.resourceId;
					if (typeof data9 === "string") {
						if (isLonger(data9, 64)) {
							vErrors = fail(vErrors, "/query/resourceId", "maxLength", { limit: 64 });
						}
						if (isShorter(data9, 1)) {
							vErrors = fail(vErrors, "/query/resourceId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/resourceId", "type", { type: "string" });
					}
				}
				if (data0.resourceType !== void 0) {
					let data10 = data0.resourceType;
					if (Array.isArray(data10)) {
						if (data10.length > 9) {
							vErrors = fail(vErrors, "/query/resourceType", "maxItems", { limit: 9 });
						}
						const len2 = data10.length;
						for (let i2 = 0; i2 < len2; i2++) if (!validate56(data10[i2])) {
							vErrors = under(vErrors, "/query/resourceType/" + i2, validate56);
						}
					} else {
						vErrors = fail(vErrors, "/query/resourceType", "type", { type: "array" });
					}
				}
				if (data0.sort !== void 0) {
					let data12 = data0.sort;
					if (typeof data12 === "string") {
						if (isLonger(data12, 100)) {
							vErrors = fail(vErrors, "/query/sort", "maxLength", { limit: 100 });
						}
						if (!pattern69.test(data12)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(severity|title|resource|rule|since|state|resolvedAt)(,-?(severity|title|resource|rule|since|state|resolvedAt))*$" });
						}
					} else {
						vErrors = fail(vErrors, "/query/sort", "type", { type: "string" });
					}
				}
				if (data0.page !== void 0) {
					let data13 = data0.page;
					if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
						vErrors = fail(vErrors, "/query/page", "type", { type: "integer" });
					}
					if (typeof data13 == "number") {
						if (data13 > 1e6 || isNaN(data13)) {
							vErrors = fail(vErrors, "/query/page", "maximum", { comparison: "<=", limit: 1e6 });
						}
						if (data13 < 1 || isNaN(data13)) {
							vErrors = fail(vErrors, "/query/page", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
				if (data0.pageSize !== void 0) {
					let data14 = data0.pageSize;
					if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14))) {
						vErrors = fail(vErrors, "/query/pageSize", "type", { type: "integer" });
					}
					if (typeof data14 == "number") {
						if (data14 > 100 || isNaN(data14)) {
							vErrors = fail(vErrors, "/query/pageSize", "maximum", { comparison: "<=", limit: 100 });
						}
						if (data14 < 1 || isNaN(data14)) {
							vErrors = fail(vErrors, "/query/pageSize", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data15 = data.path;
			if (data15 && typeof data15 == "object" && !Array.isArray(data15)) for (const key1 in data15) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data16 = data.header;
			if (data16 && typeof data16 == "object" && !Array.isArray(data16)) for (const key2 in data16) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1749.errors = vErrors;
	return vErrors === null;
}
const listAlerts_200_frame = validate1748;
const listAlertSilences_params = validate1757;
function validate1757(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "ruleId" || key0 === "resourceId")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.ruleId !== void 0) {
					let data1 = data0.ruleId;
					if (typeof data1 === "string") {
						if (isLonger(data1, 64)) {
							vErrors = fail(vErrors, "/query/ruleId", "maxLength", { limit: 64 });
						}
						if (isShorter(data1, 1)) {
							vErrors = fail(vErrors, "/query/ruleId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/ruleId", "type", { type: "string" });
					}
				}
				if (data0.resourceId !== void 0) {
					let data2 = data0.resourceId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/query/resourceId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/query/resourceId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/resourceId", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data3 = data.path;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) for (const key1 in data3) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data4 = data.header;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) for (const key2 in data4) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1757.errors = vErrors;
	return vErrors === null;
}
const listAlertSilences_200_frame = validate1758;
const reopenAlert_params = validate46;
const resolveAlert_params = validate46;
const unacknowledgeAlert_params = validate46;
export const validators = {
	acknowledgeAlert: {
		params: acknowledgeAlert_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Alert,
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
	},
	createAlertSilence: {
		params: createAlertSilence_params,
		body: schema_AlertSilenceCreate,
		event: null,
		responses: {
			201: {
				body: schema_AlertSilence,
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
	endAlertSilence: {
		params: endAlertSilence_params,
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
	getAlert: {
		params: getAlert_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_AlertDetail,
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
	getAlertSummary: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_AlertSummary,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listAlertHistory: {
		params: listAlertHistory_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listAlertHistory_200_frame,
				item: schema_AlertEvent
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listAlerts: {
		params: listAlerts_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listAlerts_200_frame,
				item: schema_Alert
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listAlertSilences: {
		params: listAlertSilences_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listAlertSilences_200_frame,
				item: schema_AlertSilence
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	reopenAlert: {
		params: reopenAlert_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Alert,
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
	},
	resolveAlert: {
		params: resolveAlert_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Alert,
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
	},
	unacknowledgeAlert: {
		params: unacknowledgeAlert_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Alert,
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
