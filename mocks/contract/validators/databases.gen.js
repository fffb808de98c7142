// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, pattern14, problem, schema_Activity, schema_ResourceMetrics, under, validate122, validate131, validate161, validate1712, validate1748, validate1879, validate189, validate211, validate26, validate327, validate368, validate72, validate73, validate923 } from './shared.gen.js'
const createDatabase_params = validate368;
const schema_DatabaseCreate = validate586;
const schema253 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"name",
		"engine",
		"version",
		"planId",
		"region"
	],
	"properties": {
		"name": { "$ref": "#/components/schemas/ResourceName" },
		"engine": { "$ref": "#/components/schemas/DatabaseEngine" },
		"version": { "$ref": "#/components/schemas/DatabaseVersion" },
		"planId": { "$ref": "#/components/schemas/ResourceId" },
		"region": { "$ref": "#/components/schemas/RegionId" },
		"allowedNetworks": { "$ref": "#/components/schemas/AllowedNetworks" },
		"backupSchedule": { "$ref": "#/components/schemas/BackupSchedule" },
		"maintenanceWindow": { "$ref": "#/components/schemas/MaintenanceWindow" },
		"tags": { "$ref": "#/components/schemas/ResourceTags" },
		"projectId": { "$ref": "#/components/schemas/ResourceId" }
	}
};
const schema254 = {
	"type": "string",
	"enum": [
		"postgresql",
		"mysql",
		"redis",
		"mongodb",
		"elasticsearch",
		"influxdb"
	]
};
function validate589(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "postgresql" || data === "mysql" || data === "redis" || data === "mongodb" || data === "elasticsearch" || data === "influxdb")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema254.enum });
	}
	validate589.errors = vErrors;
	return vErrors === null;
}
const pattern32 = new RegExp("^[0-9]+(\\.[0-9]+){0,2}$", "u");
function validate591(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 20)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 20 });
		}
		if (!pattern32.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^[0-9]+(\\.[0-9]+){0,2}$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate591.errors = vErrors;
	return vErrors === null;
}
function validate596(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.cidr === void 0) {
			vErrors = lack(vErrors, "", "cidr");
		}
		if (data.description === void 0) {
			vErrors = lack(vErrors, "", "description");
		}
		for (const key0 in data) if (!(key0 === "cidr" || key0 === "description")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.cidr !== void 0) {
			if (!validate327(data.cidr)) {
				vErrors = under(vErrors, "/cidr", validate327);
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 === "string") {
				if (isLonger(data1, 120)) {
					vErrors = fail(vErrors, "/description", "maxLength", { limit: 120 });
				}
			} else {
				vErrors = fail(vErrors, "/description", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate596.errors = vErrors;
	return vErrors === null;
}
function validate595(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 50) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 50 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate596(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate596);
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "array" });
	}
	validate595.errors = vErrors;
	return vErrors === null;
}
const schema258 = {
	"type": "object",
	"required": ["frequency"],
	"properties": { "frequency": { "enum": [
		"off",
		"hourly",
		"daily",
		"weekly"
	] } },
	"allOf": [
		{
			"if": {
				"type": "object",
				"required": ["frequency"],
				"properties": { "frequency": { "const": "off" } }
			},
			"then": { "$ref": "#/components/schemas/NoBackups" }
		},
		{
			"if": {
				"type": "object",
				"required": ["frequency"],
				"properties": { "frequency": { "const": "hourly" } }
			},
			"then": { "$ref": "#/components/schemas/HourlyBackups" }
		},
		{
			"if": {
				"type": "object",
				"required": ["frequency"],
				"properties": { "frequency": { "const": "daily" } }
			},
			"then": { "$ref": "#/components/schemas/DailyBackups" }
		},
		{
			"if": {
				"type": "object",
				"required": ["frequency"],
				"properties": { "frequency": { "const": "weekly" } }
			},
			"then": { "$ref": "#/components/schemas/WeeklyBackups" }
		}
	]
};
function validate601(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.frequency === void 0) {
			vErrors = lack(vErrors, "", "frequency");
		}
		for (const key0 in data) if (!(key0 === "frequency")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.frequency !== void 0) {
			let data0 = data.frequency;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/frequency", "type", { type: "string" });
			}
			if ("off" !== data0) {
				vErrors = fail(vErrors, "/frequency", "const", { allowedValue: "off" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate601.errors = vErrors;
	return vErrors === null;
}
function validate604(data) {
	let vErrors = null;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		vErrors = fail(vErrors, "", "type", { type: "integer" });
	}
	if (typeof data == "number") {
		if (data > 90 || isNaN(data)) {
			vErrors = fail(vErrors, "", "maximum", { comparison: "<=", limit: 90 });
		}
		if (data < 1 || isNaN(data)) {
			vErrors = fail(vErrors, "", "minimum", { comparison: ">=", limit: 1 });
		}
	}
	validate604.errors = vErrors;
	return vErrors === null;
}
function validate603(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.frequency === void 0) {
			vErrors = lack(vErrors, "", "frequency");
		}
		if (data.retentionDays === void 0) {
			vErrors = lack(vErrors, "", "retentionDays");
		}
		for (const key0 in data) if (!(key0 === "frequency" || key0 === "retentionDays")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.frequency !== void 0) {
			let data0 = data.frequency;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/frequency", "type", { type: "string" });
			}
			if ("hourly" !== data0) {
				vErrors = fail(vErrors, "/frequency", "const", { allowedValue: "hourly" });
			}
		}
		if (data.retentionDays !== void 0) {
			if (!validate604(data.retentionDays)) {
				vErrors = under(vErrors, "/retentionDays", validate604);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate603.errors = vErrors;
	return vErrors === null;
}
function validate608(data) {
	let vErrors = null;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		vErrors = fail(vErrors, "", "type", { type: "integer" });
	}
	if (typeof data == "number") {
		if (data > 23 || isNaN(data)) {
			vErrors = fail(vErrors, "", "maximum", { comparison: "<=", limit: 23 });
		}
		if (data < 0 || isNaN(data)) {
			vErrors = fail(vErrors, "", "minimum", { comparison: ">=", limit: 0 });
		}
	}
	validate608.errors = vErrors;
	return vErrors === null;
}
function validate607(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.frequency === void 0) {
			vErrors = lack(vErrors, "", "frequency");
		}
		if (data.hour === void 0) {
			vErrors = lack(vErrors, "", "hour");
		}
		if (data.retentionDays === void 0) {
			vErrors = lack(vErrors, "", "retentionDays");
		}
		for (const key0 in data) if (!(key0 === "frequency" || key0 === "hour" || key0 === "retentionDays")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.frequency !== void 0) {
			let data0 = data.frequency;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/frequency", "type", { type: "string" });
			}
			if ("daily" !== data0) {
				vErrors = fail(vErrors, "/frequency", "const", { allowedValue: "daily" });
			}
		}
		if (data.hour !== void 0) {
			if (!validate608(data.hour)) {
				vErrors = under(vErrors, "/hour", validate608);
			}
		}
		if (data.retentionDays !== void 0) {
			if (!validate604(data.retentionDays)) {
				vErrors = under(vErrors, "/retentionDays", validate604);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate607.errors = vErrors;
	return vErrors === null;
}
const schema265 = {
	"type": "string",
	"enum": [
		"monday",
		"tuesday",
		"wednesday",
		"thursday",
		"friday",
		"saturday",
		"sunday"
	]
};
function validate613(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "monday" || data === "tuesday" || data === "wednesday" || data === "thursday" || data === "friday" || data === "saturday" || data === "sunday")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema265.enum });
	}
	validate613.errors = vErrors;
	return vErrors === null;
}
function validate612(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.frequency === void 0) {
			vErrors = lack(vErrors, "", "frequency");
		}
		if (data.weekday === void 0) {
			vErrors = lack(vErrors, "", "weekday");
		}
		if (data.hour === void 0) {
			vErrors = lack(vErrors, "", "hour");
		}
		if (data.retentionDays === void 0) {
			vErrors = lack(vErrors, "", "retentionDays");
		}
		for (const key0 in data) if (!(key0 === "frequency" || key0 === "weekday" || key0 === "hour" || key0 === "retentionDays")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.frequency !== void 0) {
			let data0 = data.frequency;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/frequency", "type", { type: "string" });
			}
			if ("weekly" !== data0) {
				vErrors = fail(vErrors, "/frequency", "const", { allowedValue: "weekly" });
			}
		}
		if (data.weekday !== void 0) {
			if (!validate613(data.weekday)) {
				vErrors = under(vErrors, "/weekday", validate613);
			}
		}
		if (data.hour !== void 0) {
			if (!validate608(data.hour)) {
				vErrors = under(vErrors, "/hour", validate608);
			}
		}
		if (data.retentionDays !== void 0) {
			if (!validate604(data.retentionDays)) {
				vErrors = under(vErrors, "/retentionDays", validate604);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate612.errors = vErrors;
	return vErrors === null;
}
function validate600(data) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (errors === _errs3) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.frequency === void 0 && "frequency") {
				const err0 = {};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else if (data.frequency !== void 0) {
				if ("off" !== data.frequency) {
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
		if (!validate601(data)) {
			vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors);
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
			if (data.frequency === void 0 && "frequency") {
				const err4 = {};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else if (data.frequency !== void 0) {
				if ("hourly" !== data.frequency) {
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
		if (!validate603(data)) {
			vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors);
			errors = vErrors.length;
		}
		var _valid1 = _errs12 === errors;
		valid3 = _valid1;
	}
	if (!valid3) {
		vErrors = fail(vErrors, "", "if", { failingKeyword: "then" });
		errors++;
	}
	const _errs14 = errors;
	let valid5 = true;
	const _errs15 = errors;
	if (errors === _errs15) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.frequency === void 0 && "frequency") {
				const err8 = {};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			} else if (data.frequency !== void 0) {
				if ("daily" !== data.frequency) {
					const err9 = {};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		} else {
			const err10 = {};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
	}
	var _valid2 = _errs15 === errors;
	errors = _errs14;
	if (vErrors !== null) {
		if (_errs14) vErrors.length = _errs14;
		else vErrors = null;
	}
	if (_valid2) {
		const _errs18 = errors;
		if (!validate607(data)) {
			vErrors = vErrors === null ? validate607.errors : vErrors.concat(validate607.errors);
			errors = vErrors.length;
		}
		var _valid2 = _errs18 === errors;
		valid5 = _valid2;
	}
	if (!valid5) {
		vErrors = fail(vErrors, "", "if", { failingKeyword: "then" });
		errors++;
	}
	const _errs20 = errors;
	let valid7 = true;
	const _errs21 = errors;
	if (errors === _errs21) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.frequency === void 0 && "frequency") {
				const err12 = {};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			} else if (data.frequency !== void 0) {
				if ("weekly" !== data.frequency) {
					const err13 = {};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
		} else {
			const err14 = {};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
	}
	var _valid3 = _errs21 === errors;
	errors = _errs20;
	if (vErrors !== null) {
		if (_errs20) vErrors.length = _errs20;
		else vErrors = null;
	}
	if (_valid3) {
		const _errs24 = errors;
		if (!validate612(data)) {
			vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors);
			errors = vErrors.length;
		}
		var _valid3 = _errs24 === errors;
		valid7 = _valid3;
	}
	if (!valid7) {
		vErrors = fail(vErrors, "", "if", { failingKeyword: "then" });
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.frequency === void 0) {
			vErrors = lack(vErrors, "", "frequency");
			errors++;
		}
		if (data.frequency !== void 0) {
			let data4 = data.frequency;
			if (!(data4 === "off" || data4 === "hourly" || data4 === "daily" || data4 === "weekly")) {
				vErrors = fail(vErrors, "/frequency", "enum", { allowedValues: schema258.properties.frequency.enum });
				errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate600.errors = vErrors;
	return errors === 0;
}
function validate619(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.weekday === void 0) {
			vErrors = lack(vErrors, "", "weekday");
		}
		if (data.hour === void 0) {
			vErrors = lack(vErrors, "", "hour");
		}
		for (const key0 in data) if (!(key0 === "weekday" || key0 === "hour")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.weekday !== void 0) {
			if (!validate613(data.weekday)) {
				vErrors = under(vErrors, "/weekday", validate613);
			}
		}
		if (data.hour !== void 0) {
			if (!validate608(data.hour)) {
				vErrors = under(vErrors, "/hour", validate608);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate619.errors = vErrors;
	return vErrors === null;
}
function validate587(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.engine === void 0) {
			vErrors = lack(vErrors, "", "engine");
		}
		if (data.version === void 0) {
			vErrors = lack(vErrors, "", "version");
		}
		if (data.planId === void 0) {
			vErrors = lack(vErrors, "", "planId");
		}
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema253)) for (const key0 in data) if (!func27.call(schema253.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
			}
		}
		if (data.engine !== void 0) {
			if (!validate589(data.engine)) {
				vErrors = under(vErrors, "/engine", validate589);
			}
		}
		if (data.version !== void 0) {
			if (!validate591(data.version)) {
				vErrors = under(vErrors, "/version", validate591);
			}
		}
		if (data.planId !== void 0) {
			if (!validate26(data.planId)) {
				vErrors = under(vErrors, "/planId", validate26);
			}
		}
		if (data.region !== void 0) {
			if (!validate189(data.region)) {
				vErrors = under(vErrors, "/region", validate189);
			}
		}
		if (data.allowedNetworks !== void 0) {
			if (!validate595(data.allowedNetworks)) {
				vErrors = under(vErrors, "/allowedNetworks", validate595);
			}
		}
		if (data.backupSchedule !== void 0) {
			if (!validate600(data.backupSchedule)) {
				vErrors = under(vErrors, "/backupSchedule", validate600);
			}
		}
		if (data.maintenanceWindow !== void 0) {
			if (!validate619(data.maintenanceWindow)) {
				vErrors = under(vErrors, "/maintenanceWindow", validate619);
			}
		}
		if (data.tags !== void 0) {
			if (!validate72(data.tags)) {
				vErrors = under(vErrors, "/tags", validate72);
			}
		}
		if (data.projectId !== void 0) {
			if (!validate26(data.projectId)) {
				vErrors = under(vErrors, "/projectId", validate26);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate587.errors = vErrors;
	return vErrors === null;
}
function validate586(data) {
	let vErrors = null;
	if (!validate587(data)) {
		vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors);
	}
	validate586.errors = vErrors;
	return vErrors === null;
}
const schema_Database = validate626;
const schema268 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"projectId",
		"tags",
		"engine",
		"version",
		"planId",
		"region",
		"status",
		"statusReason",
		"transition",
		"vcpus",
		"memoryGb",
		"storage",
		"connections",
		"usage",
		"endpoint",
		"allowedNetworks",
		"backupSchedule",
		"lastBackupAt",
		"nextBackupAt",
		"maintenanceWindow",
		"nextMaintenanceAt",
		"restoredFrom",
		"monthlyCost",
		"createdAt",
		"updatedAt",
		"startedAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"name": { "$ref": "#/components/schemas/ResourceName" },
		"projectId": { "$ref": "#/components/schemas/ResourceId" },
		"tags": { "$ref": "#/components/schemas/ResourceTags" },
		"engine": { "$ref": "#/components/schemas/DatabaseEngine" },
		"version": { "$ref": "#/components/schemas/DatabaseVersion" },
		"planId": { "$ref": "#/components/schemas/ResourceId" },
		"region": { "$ref": "#/components/schemas/RegionId" },
		"status": { "$ref": "#/components/schemas/DatabaseStatus" },
		"statusReason": {
			"type": ["string", "null"],
			"maxLength": 300
		},
		"transition": { "oneOf": [{ "$ref": "#/components/schemas/DatabaseTransition" }, { "type": "null" }] },
		"vcpus": {
			"type": "integer",
			"minimum": 1
		},
		"memoryGb": {
			"type": "number",
			"exclusiveMinimum": 0
		},
		"storage": { "$ref": "#/components/schemas/DatabaseStorage" },
		"connections": { "$ref": "#/components/schemas/DatabaseConnections" },
		"usage": { "oneOf": [{ "$ref": "#/components/schemas/DatabaseUsage" }, { "type": "null" }] },
		"endpoint": { "$ref": "#/components/schemas/DatabaseEndpoint" },
		"allowedNetworks": { "$ref": "#/components/schemas/AllowedNetworks" },
		"backupSchedule": { "$ref": "#/components/schemas/BackupSchedule" },
		"lastBackupAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"nextBackupAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"maintenanceWindow": { "$ref": "#/components/schemas/MaintenanceWindow" },
		"nextMaintenanceAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"restoredFrom": { "oneOf": [{ "$ref": "#/components/schemas/ResourceId" }, { "type": "null" }] },
		"monthlyCost": { "$ref": "#/components/schemas/Money" },
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"startedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		}
	}
};
const schema269 = {
	"type": "string",
	"enum": [
		"running",
		"stopped",
		"creating",
		"starting",
		"stopping",
		"resizing",
		"maintenance",
		"restoring",
		"deleting",
		"error"
	]
};
function validate636(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "running" || data === "stopped" || data === "creating" || data === "starting" || data === "stopping" || data === "resizing" || data === "maintenance" || data === "restoring" || data === "deleting" || data === "error")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema269.enum });
	}
	validate636.errors = vErrors;
	return vErrors === null;
}
const schema271 = {
	"type": "string",
	"enum": [
		"running",
		"stopped",
		"deleted"
	]
};
function validate639(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "running" || data === "stopped" || data === "deleted")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema271.enum });
	}
	validate639.errors = vErrors;
	return vErrors === null;
}
function validate638(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.to === void 0) {
			vErrors = lack(vErrors, "", "to");
		}
		if (data.dueAt === void 0) {
			vErrors = lack(vErrors, "", "dueAt");
		}
		for (const key0 in data) if (!(key0 === "to" || key0 === "dueAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.to !== void 0) {
			if (!validate639(data.to)) {
				vErrors = under(vErrors, "/to", validate639);
			}
		}
		if (data.dueAt !== void 0) {
			let data1 = data.dueAt;
			if (typeof data1 === "string") {
				if (!formats4.test(data1)) {
					vErrors = fail(vErrors, "/dueAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/dueAt", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate638.errors = vErrors;
	return vErrors === null;
}
function validate642(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.usedGb === void 0) {
			vErrors = lack(vErrors, "", "usedGb");
		}
		if (data.totalGb === void 0) {
			vErrors = lack(vErrors, "", "totalGb");
		}
		for (const key0 in data) if (!(key0 === "usedGb" || key0 === "totalGb")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.usedGb !== void 0) {
			let data0 = data.usedGb;
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/usedGb", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/usedGb", "type", { type: "number" });
			}
		}
		if (data.totalGb !== void 0) {
			let data1 = data.totalGb;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/totalGb", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/totalGb", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate642.errors = vErrors;
	return vErrors === null;
}
function validate644(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.used === void 0) {
			vErrors = lack(vErrors, "", "used");
		}
		if (data.max === void 0) {
			vErrors = lack(vErrors, "", "max");
		}
		for (const key0 in data) if (!(key0 === "used" || key0 === "max")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.used !== void 0) {
			let data0 = data.used;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/used", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/used", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.max !== void 0) {
			let data1 = data.max;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/max", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/max", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate644.errors = vErrors;
	return vErrors === null;
}
function validate646(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.cpuPercent === void 0) {
			vErrors = lack(vErrors, "", "cpuPercent");
		}
		if (data.memoryPercent === void 0) {
			vErrors = lack(vErrors, "", "memoryPercent");
		}
		if (data.queriesPerSecond === void 0) {
			vErrors = lack(vErrors, "", "queriesPerSecond");
		}
		if (data.latencyMilliseconds === void 0) {
			vErrors = lack(vErrors, "", "latencyMilliseconds");
		}
		for (const key0 in data) if (!(key0 === "cpuPercent" || key0 === "memoryPercent" || key0 === "queriesPerSecond" || key0 === "latencyMilliseconds")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.cpuPercent !== void 0) {
			let data0 = data.cpuPercent;
			if (typeof data0 == "number") {
				if (data0 > 100 || isNaN(data0)) {
					vErrors = fail(vErrors, "/cpuPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/cpuPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/cpuPercent", "type", { type: "number" });
			}
		}
		if (data.memoryPercent !== void 0) {
			let data1 = data.memoryPercent;
			if (typeof data1 == "number") {
				if (data1 > 100 || isNaN(data1)) {
					vErrors = fail(vErrors, "/memoryPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/memoryPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/memoryPercent", "type", { type: "number" });
			}
		}
		if (data.queriesPerSecond !== void 0) {
			let data2 = data.queriesPerSecond;
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/queriesPerSecond", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/queriesPerSecond", "type", { type: "number" });
			}
		}
		if (data.latencyMilliseconds !== void 0) {
			let data3 = data.latencyMilliseconds;
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/latencyMilliseconds", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/latencyMilliseconds", "type", { type: "number" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate646.errors = vErrors;
	return vErrors === null;
}
const schema275 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"host",
		"port",
		"database",
		"user",
		"connectionString"
	],
	"properties": {
		"host": { "$ref": "#/components/schemas/DomainName" },
		"port": {
			"type": "integer",
			"minimum": 1,
			"maximum": 65535
		},
		"database": {
			"type": ["string", "null"],
			"maxLength": 63
		},
		"user": { "$ref": "#/components/schemas/DatabaseUserName" },
		"connectionString": {
			"type": "string",
			"minLength": 1,
			"maxLength": 500
		}
	}
};
const pattern33 = new RegExp("^[a-z_][a-z0-9_]{0,30}$", "u");
function validate650(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 31)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 31 });
		}
		if (!pattern33.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^[a-z_][a-z0-9_]{0,30}$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate650.errors = vErrors;
	return vErrors === null;
}
function validate648(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.host === void 0) {
			vErrors = lack(vErrors, "", "host");
		}
		if (data.port === void 0) {
			vErrors = lack(vErrors, "", "port");
		}
		if (data.database === void 0) {
			vErrors = lack(vErrors, "", "database");
		}
		if (data.user === void 0) {
			vErrors = lack(vErrors, "", "user");
		}
		if (data.connectionString === void 0) {
			vErrors = lack(vErrors, "", "connectionString");
		}
		for (const key0 in data) if (!(key0 === "host" || key0 === "port" || key0 === "database" || key0 === "user" || key0 === "connectionString")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.host !== void 0) {
			if (!validate131(data.host)) {
				vErrors = under(vErrors, "/host", validate131);
			}
		}
		if (data.port !== void 0) {
			let data1 = data.port;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/port", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 > 65535 || isNaN(data1)) {
					vErrors = fail(vErrors, "/port", "maximum", { comparison: "<=", limit: 65535 });
				}
				if (data1 < 1 || isNaN(data1)) {
					vErrors = fail(vErrors, "/port", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.database !== void 0) {
			let data2 = data.database;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = fail(vErrors, "/database", "type", { type: schema275.properties.database.type });
			}
			if (typeof data2 === "string") {
				if (isLonger(data2, 63)) {
					vErrors = fail(vErrors, "/database", "maxLength", { limit: 63 });
				}
			}
		}
		if (data.user !== void 0) {
			if (!validate650(data.user)) {
				vErrors = under(vErrors, "/user", validate650);
			}
		}
		if (data.connectionString !== void 0) {
			let data4 = data.connectionString;
			if (typeof data4 === "string") {
				if (isLonger(data4, 500)) {
					vErrors = fail(vErrors, "/connectionString", "maxLength", { limit: 500 });
				}
				if (isShorter(data4, 1)) {
					vErrors = fail(vErrors, "/connectionString", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/connectionString", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate648.errors = vErrors;
	return vErrors === null;
}
function validate627(data) {
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
		if (data.projectId === void 0) {
			vErrors = lack(vErrors, "", "projectId");
			errors++;
		}
		if (data.tags === void 0) {
			vErrors = lack(vErrors, "", "tags");
			errors++;
		}
		if (data.engine === void 0) {
			vErrors = lack(vErrors, "", "engine");
			errors++;
		}
		if (data.version === void 0) {
			vErrors = lack(vErrors, "", "version");
			errors++;
		}
		if (data.planId === void 0) {
			vErrors = lack(vErrors, "", "planId");
			errors++;
		}
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
			errors++;
		}
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
			errors++;
		}
		if (data.statusReason === void 0) {
			vErrors = lack(vErrors, "", "statusReason");
			errors++;
		}
		if (data.transition === void 0) {
			vErrors = lack(vErrors, "", "transition");
			errors++;
		}
		if (data.vcpus === void 0) {
			vErrors = lack(vErrors, "", "vcpus");
			errors++;
		}
		if (data.memoryGb === void 0) {
			vErrors = lack(vErrors, "", "memoryGb");
			errors++;
		}
		if (data.storage === void 0) {
			vErrors = lack(vErrors, "", "storage");
			errors++;
		}
		if (data.connections === void 0) {
			vErrors = lack(vErrors, "", "connections");
			errors++;
		}
		if (data.usage === void 0) {
			vErrors = lack(vErrors, "", "usage");
			errors++;
		}
		if (data.endpoint === void 0) {
			vErrors = lack(vErrors, "", "endpoint");
			errors++;
		}
		if (data.allowedNetworks === void 0) {
			vErrors = lack(vErrors, "", "allowedNetworks");
			errors++;
		}
		if (data.backupSchedule === void 0) {
			vErrors = lack(vErrors, "", "backupSchedule");
			errors++;
		}
		if (data.lastBackupAt === void 0) {
			vErrors = lack(vErrors, "", "lastBackupAt");
			errors++;
		}
		if (data.nextBackupAt === void 0) {
			vErrors = lack(vErrors, "", "nextBackupAt");
			errors++;
		}
		if (data.maintenanceWindow === void 0) {
			vErrors = lack(vErrors, "", "maintenanceWindow");
			errors++;
		}
		if (data.nextMaintenanceAt === void 0) {
			vErrors = lack(vErrors, "", "nextMaintenanceAt");
			errors++;
		}
		if (data.restoredFrom === void 0) {
			vErrors = lack(vErrors, "", "restoredFrom");
			errors++;
		}
		if (data.monthlyCost === void 0) {
			vErrors = lack(vErrors, "", "monthlyCost");
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
		if (data.startedAt === void 0) {
			vErrors = lack(vErrors, "", "startedAt");
			errors++;
		}
		if (vErrors !== null || mayHaveStrangers(data, schema268)) for (const key0 in data) if (!func27.call(schema268.properties, key0)) {
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
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
				errors = vErrors.length;
			}
		}
		if (data.projectId !== void 0) {
			if (!validate26(data.projectId)) {
				vErrors = under(vErrors, "/projectId", validate26);
				errors = vErrors.length;
			}
		}
		if (data.tags !== void 0) {
			if (!validate72(data.tags)) {
				vErrors = under(vErrors, "/tags", validate72);
				errors = vErrors.length;
			}
		}
		if (data.engine !== void 0) {
			if (!validate589(data.engine)) {
				vErrors = under(vErrors, "/engine", validate589);
				errors = vErrors.length;
			}
		}
		if (data.version !== void 0) {
			if (!validate591(data.version)) {
				vErrors = under(vErrors, "/version", validate591);
				errors = vErrors.length;
			}
		}
		if (data.planId !== void 0) {
			if (!validate26(data.planId)) {
				vErrors = under(vErrors, "/planId", validate26);
				errors = vErrors.length;
			}
		}
		if (data.region !== void 0) {
			if (!validate189(data.region)) {
				vErrors = under(vErrors, "/region", validate189);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0) {
			if (!validate636(data.status)) {
				vErrors = under(vErrors, "/status", validate636);
				errors = vErrors.length;
			}
		}
		if (data.statusReason !== void 0) {
			let data9 = data.statusReason;
			if (typeof data9 !== "string" && data9 !== null) {
				vErrors = fail(vErrors, "/statusReason", "type", { type: schema268.properties.statusReason.type });
				errors++;
			}
			if (typeof data9 === "string") {
				if (isLonger(data9, 300)) {
					vErrors = fail(vErrors, "/statusReason", "maxLength", { limit: 300 });
					errors++;
				}
			}
		}
		if (data.transition !== void 0) {
			let data10 = data.transition;
			const _errs14 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs15 = errors;
			if (!validate638(data10)) {
				vErrors = under(vErrors, "/transition", validate638);
				errors = vErrors.length;
			}
			var _valid0 = _errs15 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs16 = errors;
			if (data10 !== null) {
				vErrors = fail(vErrors, "/transition", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs16 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/transition", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs14;
				if (vErrors !== null) {
					if (_errs14) vErrors.length = _errs14;
					else vErrors = null;
				}
			}
		}
		if (data.vcpus !== void 0) {
			let data11 = data.vcpus;
			if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
				vErrors = fail(vErrors, "/vcpus", "type", { type: "integer" });
				errors++;
			}
			if (typeof data11 == "number") {
				if (data11 < 1 || isNaN(data11)) {
					vErrors = fail(vErrors, "/vcpus", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.memoryGb !== void 0) {
			let data12 = data.memoryGb;
			if (typeof data12 == "number") {
				if (data12 <= 0 || isNaN(data12)) {
					vErrors = fail(vErrors, "/memoryGb", "exclusiveMinimum", { comparison: ">", limit: 0 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/memoryGb", "type", { type: "number" });
				errors++;
			}
		}
		if (data.storage !== void 0) {
			if (!validate642(data.storage)) {
				vErrors = under(vErrors, "/storage", validate642);
				errors = vErrors.length;
			}
		}
		if (data.connections !== void 0) {
			if (!validate644(data.connections)) {
				vErrors = under(vErrors, "/connections", validate644);
				errors = vErrors.length;
			}
		}
		if (data.usage !== void 0) {
			let data15 = data.usage;
			const _errs25 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs26 = errors;
			if (!validate646(data15)) {
				vErrors = under(vErrors, "/usage", validate646);
				errors = vErrors.length;
			}
			var _valid1 = _errs26 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs27 = errors;
			if (data15 !== null) {
				vErrors = fail(vErrors, "/usage", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs27 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				vErrors = fail(vErrors, "/usage", "oneOf", { passingSchemas: passing1 });
				errors++;
			} else {
				errors = _errs25;
				if (vErrors !== null) {
					if (_errs25) vErrors.length = _errs25;
					else vErrors = null;
				}
			}
		}
		if (data.endpoint !== void 0) {
			if (!validate648(data.endpoint)) {
				vErrors = under(vErrors, "/endpoint", validate648);
				errors = vErrors.length;
			}
		}
		if (data.allowedNetworks !== void 0) {
			if (!validate595(data.allowedNetworks)) {
				vErrors = under(vErrors, "/allowedNetworks", validate595);
				errors = vErrors.length;
			}
		}
		if (data.backupSchedule !== void 0) {
			if (!validate600(data.backupSchedule)) {
				vErrors = under(vErrors, "/backupSchedule", validate600);
				errors = vErrors.length;
			}
		}
		if (data.lastBackupAt !== void 0) {
			let data19 = data.lastBackupAt;
			if (typeof data19 !== "string" && data19 !== null) {
				vErrors = fail(vErrors, "/lastBackupAt", "type", { type: schema268.properties.lastBackupAt.type });
				errors++;
			}
			if (typeof data19 === "string") {
				if (!formats4.test(data19)) {
					vErrors = fail(vErrors, "/lastBackupAt", "format", { format: "date-time" });
					errors++;
				}
			}
		}
		if (data.nextBackupAt !== void 0) {
			let data20 = data.nextBackupAt;
			if (typeof data20 !== "string" && data20 !== null) {
				vErrors = fail(vErrors, "/nextBackupAt", "type", { type: schema268.properties.nextBackupAt.type });
				errors++;
			}
			if (typeof data20 === "string") {
				if (!formats4.test(data20)) {
					vErrors = fail(vErrors, "/nextBackupAt", "format", { format: "date-time" });
					errors++;
				}
			}
		}
		if (data.maintenanceWindow !== void 0) {
			if (!validate619(data.maintenanceWindow)) {
				vErrors = under(vErrors, "/maintenanceWindow", validate619);
				errors = vErrors.length;
			}
		}
		if (data.nextMaintenanceAt !== void 0) {
			let data22 = data.nextMaintenanceAt;
			if (typeof data22 !== "string" && data22 !== null) {
				vErrors = fail(vErrors, "/nextMaintenanceAt", "type", { type: schema268.properties.nextMaintenanceAt.type });
				errors++;
			}
			if (typeof data22 === "string") {
				if (!formats4.test(data22)) {
					vErrors = fail(vErrors, "/nextMaintenanceAt", "format", { format: "date-time" });
					errors++;
				}
			}
		}
		if (data.restoredFrom !== void 0) {
			let data23 = data.restoredFrom;
			const _errs40 = errors;
			let valid3 = false;
			let passing2 = null;
			const _errs41 = errors;
			if (!validate26(data23)) {
				vErrors = under(vErrors, "/restoredFrom", validate26);
				errors = vErrors.length;
			}
			var _valid2 = _errs41 === errors;
			if (_valid2) {
				valid3 = true;
				passing2 = 0;
			}
			const _errs42 = errors;
			if (data23 !== null) {
				vErrors = fail(vErrors, "/restoredFrom", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs42 === errors;
			if (_valid2 && valid3) {
				valid3 = false;
				passing2 = [passing2, 1];
			} else if (_valid2) {
				valid3 = true;
				passing2 = 1;
			}
			if (!valid3) {
				vErrors = fail(vErrors, "/restoredFrom", "oneOf", { passingSchemas: passing2 });
				errors++;
			} else {
				errors = _errs40;
				if (vErrors !== null) {
					if (_errs40) vErrors.length = _errs40;
					else vErrors = null;
				}
			}
		}
		if (data.monthlyCost !== void 0) {
			if (!validate122(data.monthlyCost)) {
				vErrors = under(vErrors, "/monthlyCost", validate122);
				errors = vErrors.length;
			}
		}
		if (data.createdAt !== void 0) {
			let data25 = data.createdAt;
			if (typeof data25 === "string") {
				if (!formats4.test(data25)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data26 = data.updatedAt;
			if (typeof data26 === "string") {
				if (!formats4.test(data26)) {
					vErrors = fail(vErrors, "/updatedAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updatedAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.startedAt !== void 0) {
			let data27 = data.startedAt;
			if (typeof data27 !== "string" && data27 !== null) {
				vErrors = fail(vErrors, "/startedAt", "type", { type: schema268.properties.startedAt.type });
				errors++;
			}
			if (typeof data27 === "string") {
				if (!formats4.test(data27)) {
					vErrors = fail(vErrors, "/startedAt", "format", { format: "date-time" });
					errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate627.errors = vErrors;
	return errors === 0;
}
function validate626(data) {
	let vErrors = null;
	if (!validate627(data)) {
		vErrors = vErrors === null ? validate627.errors : vErrors.concat(validate627.errors);
	}
	validate626.errors = vErrors;
	return vErrors === null;
}
const createDatabaseBackup_params = validate659;
function validate659(data) {
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
				if (data1.databaseId === void 0) {
					vErrors = lack(vErrors, "/path", "databaseId");
				}
				for (const key1 in data1) if (!(key1 === "databaseId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.databaseId !== void 0) {
					let data2 = data1.databaseId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/databaseId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/databaseId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/databaseId", "type", { type: "string" });
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
	validate659.errors = vErrors;
	return vErrors === null;
}
const schema_DatabaseBackupCreate = validate660;
function validate661(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "label")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.label !== void 0) {
			let data0 = data.label;
			if (typeof data0 === "string") {
				if (isLonger(data0, 120)) {
					vErrors = fail(vErrors, "/label", "maxLength", { limit: 120 });
				}
			} else {
				vErrors = fail(vErrors, "/label", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate661.errors = vErrors;
	return vErrors === null;
}
function validate660(data) {
	let vErrors = null;
	if (!validate661(data)) {
		vErrors = vErrors === null ? validate661.errors : vErrors.concat(validate661.errors);
	}
	validate660.errors = vErrors;
	return vErrors === null;
}
const schema_DatabaseBackup = validate663;
const schema281 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"databaseId",
		"label",
		"trigger",
		"status",
		"statusReason",
		"progressPercent",
		"engine",
		"version",
		"sizeGb",
		"startedAt",
		"finishedAt",
		"expiresAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"databaseId": { "$ref": "#/components/schemas/ResourceId" },
		"label": {
			"type": "string",
			"maxLength": 120
		},
		"trigger": { "$ref": "#/components/schemas/DatabaseBackupTrigger" },
		"status": { "$ref": "#/components/schemas/DatabaseBackupStatus" },
		"statusReason": {
			"type": ["string", "null"],
			"maxLength": 300
		},
		"progressPercent": {
			"type": "integer",
			"minimum": 0,
			"maximum": 100
		},
		"engine": { "$ref": "#/components/schemas/DatabaseEngine" },
		"version": { "$ref": "#/components/schemas/DatabaseVersion" },
		"sizeGb": {
			"type": ["number", "null"],
			"minimum": 0
		},
		"startedAt": {
			"type": "string",
			"format": "date-time"
		},
		"finishedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"expiresAt": {
			"type": ["string", "null"],
			"format": "date-time"
		}
	}
};
const schema282 = {
	"type": "string",
	"enum": ["schedule", "manual"]
};
function validate667(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "schedule" || data === "manual")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema282.enum });
	}
	validate667.errors = vErrors;
	return vErrors === null;
}
const schema283 = {
	"type": "string",
	"enum": [
		"running",
		"succeeded",
		"failed"
	]
};
function validate669(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "running" || data === "succeeded" || data === "failed")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema283.enum });
	}
	validate669.errors = vErrors;
	return vErrors === null;
}
function validate664(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.databaseId === void 0) {
			vErrors = lack(vErrors, "", "databaseId");
		}
		if (data.label === void 0) {
			vErrors = lack(vErrors, "", "label");
		}
		if (data.trigger === void 0) {
			vErrors = lack(vErrors, "", "trigger");
		}
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
		}
		if (data.statusReason === void 0) {
			vErrors = lack(vErrors, "", "statusReason");
		}
		if (data.progressPercent === void 0) {
			vErrors = lack(vErrors, "", "progressPercent");
		}
		if (data.engine === void 0) {
			vErrors = lack(vErrors, "", "engine");
		}
		if (data.version === void 0) {
			vErrors = lack(vErrors, "", "version");
		}
		if (data.sizeGb === void 0) {
			vErrors = lack(vErrors, "", "sizeGb");
		}
		if (data.startedAt === void 0) {
			vErrors = lack(vErrors, "", "startedAt");
		}
		if (data.finishedAt === void 0) {
			vErrors = lack(vErrors, "", "finishedAt");
		}
		if (data.expiresAt === void 0) {
			vErrors = lack(vErrors, "", "expiresAt");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema281)) for (const key0 in data) if (!func27.call(schema281.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.databaseId !== void 0) {
			if (!validate26(data.databaseId)) {
				vErrors = under(vErrors, "/databaseId", validate26);
			}
		}
		if (data.label !== void 0) {
			let data2 = data.label;
			if (typeof data2 === "string") {
				if (isLonger(data2, 120)) {
					vErrors = fail(vErrors, "/label", "maxLength", { limit: 120 });
				}
			} else {
				vErrors = fail(vErrors, "/label", "type", { type: "string" });
			}
		}
		if (data.trigger !== void 0) {
			if (!validate667(data.trigger)) {
				vErrors = under(vErrors, "/trigger", validate667);
			}
		}
		if (data.status !== void 0) {
			if (!validate669(data.status)) {
				vErrors = under(vErrors, "/status", validate669);
			}
		}
		if (data.statusReason !== void 0) {
			let data5 = data.statusReason;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = fail(vErrors, "/statusReason", "type", { type: schema281.properties.statusReason.type });
			}
			if (typeof data5 === "string") {
				if (isLonger(data5, 300)) {
					vErrors = fail(vErrors, "/statusReason", "maxLength", { limit: 300 });
				}
			}
		}
		if (data.progressPercent !== void 0) {
			let data6 = data.progressPercent;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
				vErrors = fail(vErrors, "/progressPercent", "type", { type: "integer" });
			}
			if (typeof data6 == "number") {
				if (data6 > 100 || isNaN(data6)) {
					vErrors = fail(vErrors, "/progressPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data6 < 0 || isNaN(data6)) {
					vErrors = fail(vErrors, "/progressPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.engine !== void 0) {
			if (!validate589(data.engine)) {
				vErrors = under(vErrors, "/engine", validate589);
			}
		}
		if (data.version !== void 0) {
			if (!validate591(data.version)) {
				vErrors = under(vErrors, "/version", validate591);
			}
		}
		if (data.sizeGb !== void 0) {
			let data9 = data.sizeGb;
			if (!(typeof data9 == "number") && data9 !== null) {
				vErrors = fail(vErrors, "/sizeGb", "type", { type: schema281.properties.sizeGb.type });
			}
			if (typeof data9 == "number") {
				if (data9 < 0 || isNaN(data9)) {
					vErrors = fail(vErrors, "/sizeGb", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.startedAt !== void 0) {
			let data10 = data.startedAt;
			if (typeof data10 === "string") {
				if (!formats4.test(data10)) {
					vErrors = fail(vErrors, "/startedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/startedAt", "type", { type: "string" });
			}
		}
		if (data.finishedAt !== void 0) {
			let data11 = data.finishedAt;
			if (typeof data11 !== "string" && data11 !== null) {
				vErrors = fail(vErrors, "/finishedAt", "type", { type: schema281.properties.finishedAt.type });
			}
			if (typeof data11 === "string") {
				if (!formats4.test(data11)) {
					vErrors = fail(vErrors, "/finishedAt", "format", { format: "date-time" });
				}
			}
		}
		if (data.expiresAt !== void 0) {
			let data12 = data.expiresAt;
			if (typeof data12 !== "string" && data12 !== null) {
				vErrors = fail(vErrors, "/expiresAt", "type", { type: schema281.properties.expiresAt.type });
			}
			if (typeof data12 === "string") {
				if (!formats4.test(data12)) {
					vErrors = fail(vErrors, "/expiresAt", "format", { format: "date-time" });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate664.errors = vErrors;
	return vErrors === null;
}
function validate663(data) {
	let vErrors = null;
	if (!validate664(data)) {
		vErrors = vErrors === null ? validate664.errors : vErrors.concat(validate664.errors);
	}
	validate663.errors = vErrors;
	return vErrors === null;
}
const createDatabaseUser_params = validate659;
const schema_DatabaseUserCreate = validate675;
const schema287 = {
	"type": "string",
	"enum": [
		"admin",
		"read_write",
		"read_only"
	]
};
function validate678(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "admin" || data === "read_write" || data === "read_only")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema287.enum });
	}
	validate678.errors = vErrors;
	return vErrors === null;
}
function validate676(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.role === void 0) {
			vErrors = lack(vErrors, "", "role");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "role")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate650(data.name)) {
				vErrors = under(vErrors, "/name", validate650);
			}
		}
		if (data.role !== void 0) {
			if (!validate678(data.role)) {
				vErrors = under(vErrors, "/role", validate678);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate676.errors = vErrors;
	return vErrors === null;
}
function validate675(data) {
	let vErrors = null;
	if (!validate676(data)) {
		vErrors = vErrors === null ? validate676.errors : vErrors.concat(validate676.errors);
	}
	validate675.errors = vErrors;
	return vErrors === null;
}
const schema_DatabaseUserCredentials = validate681;
function validate683(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.role === void 0) {
			vErrors = lack(vErrors, "", "role");
		}
		if (data.isPrimary === void 0) {
			vErrors = lack(vErrors, "", "isPrimary");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		if (data.passwordChangedAt === void 0) {
			vErrors = lack(vErrors, "", "passwordChangedAt");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "role" || key0 === "isPrimary" || key0 === "createdAt" || key0 === "passwordChangedAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.name !== void 0) {
			if (!validate650(data.name)) {
				vErrors = under(vErrors, "/name", validate650);
			}
		}
		if (data.role !== void 0) {
			if (!validate678(data.role)) {
				vErrors = under(vErrors, "/role", validate678);
			}
		}
		if (data.isPrimary !== void 0) {
			if (typeof data.isPrimary !== "boolean") {
				vErrors = fail(vErrors, "/isPrimary", "type", { type: "boolean" });
			}
		}
		if (data.createdAt !== void 0) {
			let data4 = data.createdAt;
			if (typeof data4 === "string") {
				if (!formats4.test(data4)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
			}
		}
		if (data.passwordChangedAt !== void 0) {
			let data5 = data.passwordChangedAt;
			if (typeof data5 === "string") {
				if (!formats4.test(data5)) {
					vErrors = fail(vErrors, "/passwordChangedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/passwordChangedAt", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate683.errors = vErrors;
	return vErrors === null;
}
function validate682(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.user === void 0) {
			vErrors = lack(vErrors, "", "user");
		}
		if (data.password === void 0) {
			vErrors = lack(vErrors, "", "password");
		}
		if (data.connectionString === void 0) {
			vErrors = lack(vErrors, "", "connectionString");
		}
		for (const key0 in data) if (!(key0 === "user" || key0 === "password" || key0 === "connectionString")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.user !== void 0) {
			if (!validate683(data.user)) {
				vErrors = under(vErrors, "/user", validate683);
			}
		}
		if (data.password !== void 0) {
			let data1 = data.password;
			if (typeof data1 === "string") {
				if (isLonger(data1, 128)) {
					vErrors = fail(vErrors, "/password", "maxLength", { limit: 128 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/password", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/password", "type", { type: "string" });
			}
		}
		if (data.connectionString !== void 0) {
			let data2 = data.connectionString;
			if (typeof data2 === "string") {
				if (isLonger(data2, 500)) {
					vErrors = fail(vErrors, "/connectionString", "maxLength", { limit: 500 });
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/connectionString", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/connectionString", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate682.errors = vErrors;
	return vErrors === null;
}
function validate681(data) {
	let vErrors = null;
	if (!validate682(data)) {
		vErrors = vErrors === null ? validate682.errors : vErrors.concat(validate682.errors);
	}
	validate681.errors = vErrors;
	return vErrors === null;
}
const deleteDatabase_params = validate971;
function validate971(data) {
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
				if (data1.databaseId === void 0) {
					vErrors = lack(vErrors, "/path", "databaseId");
				}
				for (const key1 in data1) if (!(key1 === "databaseId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.databaseId !== void 0) {
					let data2 = data1.databaseId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/databaseId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/databaseId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/databaseId", "type", { type: "string" });
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
	validate971.errors = vErrors;
	return vErrors === null;
}
const deleteDatabaseBackup_params = validate972;
function validate972(data) {
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
				if (data1.databaseId === void 0) {
					vErrors = lack(vErrors, "/path", "databaseId");
				}
				if (data1.databaseBackupId === void 0) {
					vErrors = lack(vErrors, "/path", "databaseBackupId");
				}
				for (const key1 in data1) if (!(key1 === "databaseId" || key1 === "databaseBackupId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.databaseId !== void 0) {
					let data2 = data1.databaseId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/databaseId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/databaseId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/databaseId", "type", { type: "string" });
					}
				}
				if (data1.databaseBackupId !== void 0) {
					let data3 = data1.databaseBackupId;
					if (typeof data3 === "string") {
						if (isLonger(data3, 64)) {
							vErrors = fail(vErrors, "/path/databaseBackupId", "maxLength", { limit: 64 });
						}
						if (isShorter(data3, 1)) {
							vErrors = fail(vErrors, "/path/databaseBackupId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/databaseBackupId", "type", { type: "string" });
					}
				}
			} else {
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
	validate972.errors = vErrors;
	return vErrors === null;
}
const deleteDatabaseUser_params = validate973;
function validate973(data) {
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
				if (data1.databaseId === void 0) {
					vErrors = lack(vErrors, "/path", "databaseId");
				}
				if (data1.databaseUserId === void 0) {
					vErrors = lack(vErrors, "/path", "databaseUserId");
				}
				for (const key1 in data1) if (!(key1 === "databaseId" || key1 === "databaseUserId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.databaseId !== void 0) {
					let data2 = data1.databaseId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/databaseId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/databaseId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/databaseId", "type", { type: "string" });
					}
				}
				if (data1.databaseUserId !== void 0) {
					let data3 = data1.databaseUserId;
					if (typeof data3 === "string") {
						if (isLonger(data3, 64)) {
							vErrors = fail(vErrors, "/path/databaseUserId", "maxLength", { limit: 64 });
						}
						if (isShorter(data3, 1)) {
							vErrors = fail(vErrors, "/path/databaseUserId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/databaseUserId", "type", { type: "string" });
					}
				}
			} else {
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
	validate973.errors = vErrors;
	return vErrors === null;
}
const getDatabase_params = validate971;
const schema_DatabaseCatalogue = validate1352;
function validate1357(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.planId === void 0) {
			vErrors = lack(vErrors, "", "planId");
		}
		if (data.connections === void 0) {
			vErrors = lack(vErrors, "", "connections");
		}
		for (const key0 in data) if (!(key0 === "planId" || key0 === "connections")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.planId !== void 0) {
			if (!validate26(data.planId)) {
				vErrors = under(vErrors, "/planId", validate26);
			}
		}
		if (data.connections !== void 0) {
			let data1 = data.connections;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/connections", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 1 || isNaN(data1)) {
					vErrors = fail(vErrors, "/connections", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1357.errors = vErrors;
	return vErrors === null;
}
function validate1354(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.engine === void 0) {
			vErrors = lack(vErrors, "", "engine");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.port === void 0) {
			vErrors = lack(vErrors, "", "port");
		}
		if (data.versions === void 0) {
			vErrors = lack(vErrors, "", "versions");
		}
		if (data.connectionLimits === void 0) {
			vErrors = lack(vErrors, "", "connectionLimits");
		}
		for (const key0 in data) if (!(key0 === "engine" || key0 === "name" || key0 === "port" || key0 === "versions" || key0 === "connectionLimits")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.engine !== void 0) {
			if (!validate589(data.engine)) {
				vErrors = under(vErrors, "/engine", validate589);
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (isLonger(data1, 60)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 60 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
		if (data.port !== void 0) {
			let data2 = data.port;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/port", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 > 65535 || isNaN(data2)) {
					vErrors = fail(vErrors, "/port", "maximum", { comparison: "<=", limit: 65535 });
				}
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/port", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.versions !== void 0) {
			let data3 = data.versions;
			if (Array.isArray(data3)) {
				if (data3.length > 20) {
					vErrors = fail(vErrors, "/versions", "maxItems", { limit: 20 });
				}
				if (data3.length < 1) {
					vErrors = fail(vErrors, "/versions", "minItems", { limit: 1 });
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate591(data3[i0])) {
					vErrors = under(vErrors, "/versions/" + i0, validate591);
				}
			} else {
				vErrors = fail(vErrors, "/versions", "type", { type: "array" });
			}
		}
		if (data.connectionLimits !== void 0) {
			let data5 = data.connectionLimits;
			if (Array.isArray(data5)) {
				if (data5.length > 50) {
					vErrors = fail(vErrors, "/connectionLimits", "maxItems", { limit: 50 });
				}
				const len1 = data5.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate1357(data5[i1])) {
					vErrors = under(vErrors, "/connectionLimits/" + i1, validate1357);
				}
			} else {
				vErrors = fail(vErrors, "/connectionLimits", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1354.errors = vErrors;
	return vErrors === null;
}
function validate1361(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.vcpus === void 0) {
			vErrors = lack(vErrors, "", "vcpus");
		}
		if (data.memoryGb === void 0) {
			vErrors = lack(vErrors, "", "memoryGb");
		}
		if (data.storageGb === void 0) {
			vErrors = lack(vErrors, "", "storageGb");
		}
		if (data.hourlyRate === void 0) {
			vErrors = lack(vErrors, "", "hourlyRate");
		}
		if (data.monthlyPrice === void 0) {
			vErrors = lack(vErrors, "", "monthlyPrice");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "vcpus" || key0 === "memoryGb" || key0 === "storageGb" || key0 === "hourlyRate" || key0 === "monthlyPrice")) {
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
				if (isLonger(data1, 60)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 60 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
		if (data.vcpus !== void 0) {
			let data2 = data.vcpus;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/vcpus", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/vcpus", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.memoryGb !== void 0) {
			let data3 = data.memoryGb;
			if (typeof data3 == "number") {
				if (data3 <= 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/memoryGb", "exclusiveMinimum", { comparison: ">", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/memoryGb", "type", { type: "number" });
			}
		}
		if (data.storageGb !== void 0) {
			let data4 = data.storageGb;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/storageGb", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 1 || isNaN(data4)) {
					vErrors = fail(vErrors, "/storageGb", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.hourlyRate !== void 0) {
			if (!validate923(data.hourlyRate)) {
				vErrors = under(vErrors, "/hourlyRate", validate923);
			}
		}
		if (data.monthlyPrice !== void 0) {
			if (!validate122(data.monthlyPrice)) {
				vErrors = under(vErrors, "/monthlyPrice", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1361.errors = vErrors;
	return vErrors === null;
}
function validate1353(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.engines === void 0) {
			vErrors = lack(vErrors, "", "engines");
		}
		if (data.plans === void 0) {
			vErrors = lack(vErrors, "", "plans");
		}
		for (const key0 in data) if (!(key0 === "engines" || key0 === "plans")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.engines !== void 0) {
			let data0 = data.engines;
			if (Array.isArray(data0)) {
				if (data0.length > 20) {
					vErrors = fail(vErrors, "/engines", "maxItems", { limit: 20 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1354(data0[i0])) {
					vErrors = under(vErrors, "/engines/" + i0, validate1354);
				}
			} else {
				vErrors = fail(vErrors, "/engines", "type", { type: "array" });
			}
		}
		if (data.plans !== void 0) {
			let data2 = data.plans;
			if (Array.isArray(data2)) {
				if (data2.length > 50) {
					vErrors = fail(vErrors, "/plans", "maxItems", { limit: 50 });
				}
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate1361(data2[i1])) {
					vErrors = under(vErrors, "/plans/" + i1, validate1361);
				}
			} else {
				vErrors = fail(vErrors, "/plans", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1353.errors = vErrors;
	return vErrors === null;
}
function validate1352(data) {
	let vErrors = null;
	if (!validate1353(data)) {
		vErrors = vErrors === null ? validate1353.errors : vErrors.concat(validate1353.errors);
	}
	validate1352.errors = vErrors;
	return vErrors === null;
}
const getDatabaseMetrics_params = validate1367;
function validate1367(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "from" || key0 === "to" || key0 === "points")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.from !== void 0) {
					let data1 = data0.from;
					if (typeof data1 === "string") {
						if (isLonger(data1, 40)) {
							vErrors = fail(vErrors, "/query/from", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data1)) {
							vErrors = fail(vErrors, "/query/from", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/from", "type", { type: "string" });
					}
				}
				if (data0.to !== void 0) {
					let data2 = data0.to;
					if (typeof data2 === "string") {
						if (isLonger(data2, 40)) {
							vErrors = fail(vErrors, "/query/to", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data2)) {
							vErrors = fail(vErrors, "/query/to", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/to", "type", { type: "string" });
					}
				}
				if (data0.points !== void 0) {
					let data3 = data0.points;
					if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
						vErrors = fail(vErrors, "/query/points", "type", { type: "integer" });
					}
					if (typeof data3 == "number") {
						if (data3 > 500 || isNaN(data3)) {
							vErrors = fail(vErrors, "/query/points", "maximum", { comparison: "<=", limit: 500 });
						}
						if (data3 < 2 || isNaN(data3)) {
							vErrors = fail(vErrors, "/query/points", "minimum", { comparison: ">=", limit: 2 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data4 = data.path;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4.databaseId === void 0) {
					vErrors = lack(vErrors, "/path", "databaseId");
				}
				for (const key1 in data4) if (!(key1 === "databaseId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data4.databaseId !== void 0) {
					let data5 = data4.databaseId;
					if (typeof data5 === "string") {
						if (isLonger(data5, 64)) {
							vErrors = fail(vErrors, "/path/databaseId", "maxLength", { limit: 64 });
						}
						if (isShorter(data5, 1)) {
							vErrors = fail(vErrors, "/path/databaseId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/databaseId", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data6 = data.header;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) for (const key2 in data6) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1367.errors = vErrors;
	return vErrors === null;
}
const schema_DatabaseSummary = validate1368;
const schema588 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"running",
		"stopped",
		"creating",
		"starting",
		"stopping",
		"resizing",
		"maintenance",
		"restoring",
		"deleting",
		"error"
	],
	"properties": {
		"running": {
			"type": "integer",
			"minimum": 0
		},
		"stopped": {
			"type": "integer",
			"minimum": 0
		},
		"creating": {
			"type": "integer",
			"minimum": 0
		},
		"starting": {
			"type": "integer",
			"minimum": 0
		},
		"stopping": {
			"type": "integer",
			"minimum": 0
		},
		"resizing": {
			"type": "integer",
			"minimum": 0
		},
		"maintenance": {
			"type": "integer",
			"minimum": 0
		},
		"restoring": {
			"type": "integer",
			"minimum": 0
		},
		"deleting": {
			"type": "integer",
			"minimum": 0
		},
		"error": {
			"type": "integer",
			"minimum": 0
		}
	}
};
function validate1370(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.running === void 0) {
			vErrors = lack(vErrors, "", "running");
		}
		if (data.stopped === void 0) {
			vErrors = lack(vErrors, "", "stopped");
		}
		if (data.creating === void 0) {
			vErrors = lack(vErrors, "", "creating");
		}
		if (data.starting === void 0) {
			vErrors = lack(vErrors, "", "starting");
		}
		if (data.stopping === void 0) {
			vErrors = lack(vErrors, "", "stopping");
		}
		if (data.resizing === void 0) {
			vErrors = lack(vErrors, "", "resizing");
		}
		if (data.maintenance === void 0) {
			vErrors = lack(vErrors, "", "maintenance");
		}
		if (data.restoring === void 0) {
			vErrors = lack(vErrors, "", "restoring");
		}
		if (data.deleting === void 0) {
			vErrors = lack(vErrors, "", "deleting");
		}
		if (data.error === void 0) {
			vErrors = lack(vErrors, "", "error");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema588)) for (const key0 in data) if (!func27.call(schema588.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.running !== void 0) {
			let data0 = data.running;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/running", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/running", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.stopped !== void 0) {
			let data1 = data.stopped;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/stopped", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/stopped", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.creating !== void 0) {
			let data2 = data.creating;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/creating", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/creating", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.starting !== void 0) {
			let data3 = data.starting;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/starting", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/starting", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.stopping !== void 0) {
			let data4 = data.stopping;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/stopping", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/stopping", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.resizing !== void 0) {
			let data5 = data.resizing;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				vErrors = fail(vErrors, "/resizing", "type", { type: "integer" });
			}
			if (typeof data5 == "number") {
				if (data5 < 0 || isNaN(data5)) {
					vErrors = fail(vErrors, "/resizing", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.maintenance !== void 0) {
			let data6 = data.maintenance;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
				vErrors = fail(vErrors, "/maintenance", "type", { type: "integer" });
			}
			if (typeof data6 == "number") {
				if (data6 < 0 || isNaN(data6)) {
					vErrors = fail(vErrors, "/maintenance", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.restoring !== void 0) {
			let data7 = data.restoring;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
				vErrors = fail(vErrors, "/restoring", "type", { type: "integer" });
			}
			if (typeof data7 == "number") {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = fail(vErrors, "/restoring", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.deleting !== void 0) {
			let data8 = data.deleting;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
				vErrors = fail(vErrors, "/deleting", "type", { type: "integer" });
			}
			if (typeof data8 == "number") {
				if (data8 < 0 || isNaN(data8)) {
					vErrors = fail(vErrors, "/deleting", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.error !== void 0) {
			let data9 = data.error;
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
				vErrors = fail(vErrors, "/error", "type", { type: "integer" });
			}
			if (typeof data9 == "number") {
				if (data9 < 0 || isNaN(data9)) {
					vErrors = fail(vErrors, "/error", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1370.errors = vErrors;
	return vErrors === null;
}
function validate1372(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.postgresql === void 0) {
			vErrors = lack(vErrors, "", "postgresql");
		}
		if (data.mysql === void 0) {
			vErrors = lack(vErrors, "", "mysql");
		}
		if (data.redis === void 0) {
			vErrors = lack(vErrors, "", "redis");
		}
		if (data.mongodb === void 0) {
			vErrors = lack(vErrors, "", "mongodb");
		}
		if (data.elasticsearch === void 0) {
			vErrors = lack(vErrors, "", "elasticsearch");
		}
		if (data.influxdb === void 0) {
			vErrors = lack(vErrors, "", "influxdb");
		}
		for (const key0 in data) if (!(key0 === "postgresql" || key0 === "mysql" || key0 === "redis" || key0 === "mongodb" || key0 === "elasticsearch" || key0 === "influxdb")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.postgresql !== void 0) {
			let data0 = data.postgresql;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/postgresql", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/postgresql", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.mysql !== void 0) {
			let data1 = data.mysql;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/mysql", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/mysql", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.redis !== void 0) {
			let data2 = data.redis;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/redis", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/redis", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.mongodb !== void 0) {
			let data3 = data.mongodb;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/mongodb", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/mongodb", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.elasticsearch !== void 0) {
			let data4 = data.elasticsearch;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/elasticsearch", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/elasticsearch", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.influxdb !== void 0) {
			let data5 = data.influxdb;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				vErrors = fail(vErrors, "/influxdb", "type", { type: "integer" });
			}
			if (typeof data5 == "number") {
				if (data5 < 0 || isNaN(data5)) {
					vErrors = fail(vErrors, "/influxdb", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1372.errors = vErrors;
	return vErrors === null;
}
const schema590 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"averageCpuPercent",
		"averageMemoryPercent",
		"averageLatencyMilliseconds",
		"queriesPerSecond"
	],
	"properties": {
		"averageCpuPercent": {
			"type": ["number", "null"],
			"minimum": 0,
			"maximum": 100
		},
		"averageMemoryPercent": {
			"type": ["number", "null"],
			"minimum": 0,
			"maximum": 100
		},
		"averageLatencyMilliseconds": {
			"type": ["number", "null"],
			"minimum": 0
		},
		"queriesPerSecond": {
			"type": ["number", "null"],
			"minimum": 0
		}
	}
};
function validate1376(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.averageCpuPercent === void 0) {
			vErrors = lack(vErrors, "", "averageCpuPercent");
		}
		if (data.averageMemoryPercent === void 0) {
			vErrors = lack(vErrors, "", "averageMemoryPercent");
		}
		if (data.averageLatencyMilliseconds === void 0) {
			vErrors = lack(vErrors, "", "averageLatencyMilliseconds");
		}
		if (data.queriesPerSecond === void 0) {
			vErrors = lack(vErrors, "", "queriesPerSecond");
		}
		for (const key0 in data) if (!(key0 === "averageCpuPercent" || key0 === "averageMemoryPercent" || key0 === "averageLatencyMilliseconds" || key0 === "queriesPerSecond")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.averageCpuPercent !== void 0) {
			let data0 = data.averageCpuPercent;
			if (!(typeof data0 == "number") && data0 !== null) {
				vErrors = fail(vErrors, "/averageCpuPercent", "type", { type: schema590.properties.averageCpuPercent.type });
			}
			if (typeof data0 == "number") {
				if (data0 > 100 || isNaN(data0)) {
					vErrors = fail(vErrors, "/averageCpuPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/averageCpuPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.averageMemoryPercent !== void 0) {
			let data1 = data.averageMemoryPercent;
			if (!(typeof data1 == "number") && data1 !== null) {
				vErrors = fail(vErrors, "/averageMemoryPercent", "type", { type: schema590.properties.averageMemoryPercent.type });
			}
			if (typeof data1 == "number") {
				if (data1 > 100 || isNaN(data1)) {
					vErrors = fail(vErrors, "/averageMemoryPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/averageMemoryPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.averageLatencyMilliseconds !== void 0) {
			let data2 = data.averageLatencyMilliseconds;
			if (!(typeof data2 == "number") && data2 !== null) {
				vErrors = fail(vErrors, "/averageLatencyMilliseconds", "type", { type: schema590.properties.averageLatencyMilliseconds.type });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/averageLatencyMilliseconds", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.queriesPerSecond !== void 0) {
			let data3 = data.queriesPerSecond;
			if (!(typeof data3 == "number") && data3 !== null) {
				vErrors = fail(vErrors, "/queriesPerSecond", "type", { type: schema590.properties.queriesPerSecond.type });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/queriesPerSecond", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1376.errors = vErrors;
	return vErrors === null;
}
const schema591 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"total",
		"running",
		"failed",
		"sizeGb",
		"lastSucceededAt",
		"databasesWithout"
	],
	"properties": {
		"total": {
			"type": "integer",
			"minimum": 0
		},
		"running": {
			"type": "integer",
			"minimum": 0
		},
		"failed": {
			"type": "integer",
			"minimum": 0
		},
		"sizeGb": {
			"type": "number",
			"minimum": 0
		},
		"lastSucceededAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"databasesWithout": {
			"type": "integer",
			"minimum": 0
		}
	}
};
function validate1378(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.running === void 0) {
			vErrors = lack(vErrors, "", "running");
		}
		if (data.failed === void 0) {
			vErrors = lack(vErrors, "", "failed");
		}
		if (data.sizeGb === void 0) {
			vErrors = lack(vErrors, "", "sizeGb");
		}
		if (data.lastSucceededAt === void 0) {
			vErrors = lack(vErrors, "", "lastSucceededAt");
		}
		if (data.databasesWithout === void 0) {
			vErrors = lack(vErrors, "", "databasesWithout");
		}
		for (const key0 in data) if (!(key0 === "total" || key0 === "running" || key0 === "failed" || key0 === "sizeGb" || key0 === "lastSucceededAt" || key0 === "databasesWithout")) {
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
		if (data.running !== void 0) {
			let data1 = data.running;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/running", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/running", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.failed !== void 0) {
			let data2 = data.failed;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/failed", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/failed", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.sizeGb !== void 0) {
			let data3 = data.sizeGb;
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/sizeGb", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/sizeGb", "type", { type: "number" });
			}
		}
		if (data.lastSucceededAt !== void 0) {
			let data4 = data.lastSucceededAt;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = fail(vErrors, "/lastSucceededAt", "type", { type: schema591.properties.lastSucceededAt.type });
			}
			if (typeof data4 === "string") {
				if (!formats4.test(data4)) {
					vErrors = fail(vErrors, "/lastSucceededAt", "format", { format: "date-time" });
				}
			}
		}
		if (data.databasesWithout !== void 0) {
			let data5 = data.databasesWithout;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				vErrors = fail(vErrors, "/databasesWithout", "type", { type: "integer" });
			}
			if (typeof data5 == "number") {
				if (data5 < 0 || isNaN(data5)) {
					vErrors = fail(vErrors, "/databasesWithout", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1378.errors = vErrors;
	return vErrors === null;
}
function validate1369(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.byStatus === void 0) {
			vErrors = lack(vErrors, "", "byStatus");
		}
		if (data.byEngine === void 0) {
			vErrors = lack(vErrors, "", "byEngine");
		}
		if (data.storage === void 0) {
			vErrors = lack(vErrors, "", "storage");
		}
		if (data.connections === void 0) {
			vErrors = lack(vErrors, "", "connections");
		}
		if (data.performance === void 0) {
			vErrors = lack(vErrors, "", "performance");
		}
		if (data.backups === void 0) {
			vErrors = lack(vErrors, "", "backups");
		}
		if (data.monthlyCost === void 0) {
			vErrors = lack(vErrors, "", "monthlyCost");
		}
		for (const key0 in data) if (!(key0 === "total" || key0 === "byStatus" || key0 === "byEngine" || key0 === "storage" || key0 === "connections" || key0 === "performance" || key0 === "backups" || key0 === "monthlyCost")) {
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
		if (data.byStatus !== void 0) {
			if (!validate1370(data.byStatus)) {
				vErrors = under(vErrors, "/byStatus", validate1370);
			}
		}
		if (data.byEngine !== void 0) {
			if (!validate1372(data.byEngine)) {
				vErrors = under(vErrors, "/byEngine", validate1372);
			}
		}
		if (data.storage !== void 0) {
			if (!validate642(data.storage)) {
				vErrors = under(vErrors, "/storage", validate642);
			}
		}
		if (data.connections !== void 0) {
			if (!validate644(data.connections)) {
				vErrors = under(vErrors, "/connections", validate644);
			}
		}
		if (data.performance !== void 0) {
			if (!validate1376(data.performance)) {
				vErrors = under(vErrors, "/performance", validate1376);
			}
		}
		if (data.backups !== void 0) {
			if (!validate1378(data.backups)) {
				vErrors = under(vErrors, "/backups", validate1378);
			}
		}
		if (data.monthlyCost !== void 0) {
			if (!validate122(data.monthlyCost)) {
				vErrors = under(vErrors, "/monthlyCost", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1369.errors = vErrors;
	return vErrors === null;
}
function validate1368(data) {
	let vErrors = null;
	if (!validate1369(data)) {
		vErrors = vErrors === null ? validate1369.errors : vErrors.concat(validate1369.errors);
	}
	validate1368.errors = vErrors;
	return vErrors === null;
}
const listDatabaseActivity_params = validate1860;
function validate1860(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "cursor" || key0 === "limit")) {
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
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data3 = data.path;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.databaseId === void 0) {
					vErrors = lack(vErrors, "/path", "databaseId");
				}
				for (const key1 in data3) if (!(key1 === "databaseId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data3.databaseId !== void 0) {
					let data4 = data3.databaseId;
					if (typeof data4 === "string") {
						if (isLonger(data4, 64)) {
							vErrors = fail(vErrors, "/path/databaseId", "maxLength", { limit: 64 });
						}
						if (isShorter(data4, 1)) {
							vErrors = fail(vErrors, "/path/databaseId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/databaseId", "type", { type: "string" });
					}
				}
			} else {
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
	validate1860.errors = vErrors;
	return vErrors === null;
}
const listDatabaseActivity_200_frame = validate1712;
const listDatabaseBackups_params = validate1864;
const pattern76 = new RegExp("^-?(startedAt|size|status)(,-?(startedAt|size|status))*$", "u");
function validate1864(data) {
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
						for (let i0 = 0; i0 < len0; i0++) if (!validate669(data1[i0])) {
							vErrors = under(vErrors, "/query/status/" + i0, validate669);
						}
					} else {
						vErrors = fail(vErrors, "/query/status", "type", { type: "array" });
					}
				}
				if (data0.sort !== void 0) {
					let data3 = data0.sort;
					if (typeof data3 === "string") {
						if (isLonger(data3, 200)) {
							vErrors = fail(vErrors, "/query/sort", "maxLength", { limit: 200 });
						}
						if (!pattern76.test(data3)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(startedAt|size|status)(,-?(startedAt|size|status))*$" });
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
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				if (data6.databaseId === void 0) {
					vErrors = lack(vErrors, "/path", "databaseId");
				}
				for (const key1 in data6) if (!(key1 === "databaseId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data6.databaseId !== void 0) {
					let data7 = data6.databaseId;
					if (typeof data7 === "string") {
						if (isLonger(data7, 64)) {
							vErrors = fail(vErrors, "/path/databaseId", "maxLength", { limit: 64 });
						}
						if (isShorter(data7, 1)) {
							vErrors = fail(vErrors, "/path/databaseId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/databaseId", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data8 = data.header;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) for (const key2 in data8) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1864.errors = vErrors;
	return vErrors === null;
}
const listDatabaseBackups_200_frame = validate1748;
const listDatabases_params = validate1868;
const schema819 = {
	"type": "object",
	"properties": {
		"query": {
			"type": "object",
			"properties": {
				"q": {
					"type": "string",
					"maxLength": 200
				},
				"engine": {
					"type": "array",
					"maxItems": 6,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/DatabaseEngine" }
				},
				"status": {
					"type": "array",
					"maxItems": 10,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/DatabaseStatus" }
				},
				"region": {
					"type": "array",
					"maxItems": 10,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/RegionId" }
				},
				"tag": {
					"type": "array",
					"maxItems": 20,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/ResourceTag" }
				},
				"projectId": {
					"type": "string",
					"minLength": 1,
					"maxLength": 64
				},
				"sort": {
					"type": "string",
					"maxLength": 200,
					"pattern": "^-?(name|engine|status|storage|connections|cpu|memory|region|createdAt|monthlyCost)(,-?(name|engine|status|storage|connections|cpu|memory|region|createdAt|monthlyCost))*$",
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
	"$id": "http://validators/listDatabases_params"
};
const pattern78 = new RegExp("^-?(name|engine|status|storage|connections|cpu|memory|region|createdAt|monthlyCost)(,-?(name|engine|status|storage|connections|cpu|memory|region|createdAt|monthlyCost))*$", "u");
function validate1868(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (vErrors !== null || mayHaveStrangers(data0, schema819.properties.query)) for (const key0 in data0) if (!func27.call(schema819.properties.query.properties, key0)) {
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
				if (data0.engine !== void 0) {
					let data2 = data0.engine;
					if (Array.isArray(data2)) {
						if (data2.length > 6) {
							vErrors = fail(vErrors, "/query/engine", "maxItems", { limit: 6 });
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate589(data2[i0])) {
							vErrors = under(vErrors, "/query/engine/" + i0, validate589);
						}
					} else {
						vErrors = fail(vErrors, "/query/engine", "type", { type: "array" });
					}
				}
				if (data0.status !== void 0) {
					let data4 = data0.status;
					if (Array.isArray(data4)) {
						if (data4.length > 10) {
							vErrors = fail(vErrors, "/query/status", "maxItems", { limit: 10 });
						}
						const len1 = data4.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate636(data4[i1])) {
							vErrors = under(vErrors, "/query/status/" + i1, validate636);
						}
					} else {
						vErrors = fail(vErrors, "/query/status", "type", { type: "array" });
					}
				}
				if (data0.region !== void 0) {
					let data6 = data0.region;
					if (Array.isArray(data6)) {
						if (data6.length > 10) {
							vErrors = fail(vErrors, "/query/region", "maxItems", { limit: 10 });
						}
						const len2 = data6.length;
						for (let i2 = 0; i2 < len2; i2++) if (!validate189(data6[i2])) {
							vErrors = under(vErrors, "/query/region/" + i2, validate189);
						}
					} else {
						vErrors = fail(vErrors, "/query/region", "type", { type: "array" });
					}
				}
				if (data0.tag !== void 0) {
					let data8 = data0.tag;
					if (Array.isArray(data8)) {
						if (data8.length > 20) {
							vErrors = fail(vErrors, "/query/tag", "maxItems", { limit: 20 });
						}
						const len3 = data8.length;
						for (let i3 = 0; i3 < len3; i3++) if (!validate73(data8[i3])) {
							vErrors = under(vErrors, "/query/tag/" + i3, validate73);
						}
					} else {
						vErrors = fail(vErrors, "/query/tag", "type", { type: "array" });
					}
				}
				if (data0.projectId !== void 0) {
					let data10 = data0.projectId;
					if (typeof data10 === "string") {
						if (isLonger(data10, 64)) {
							vErrors = fail(vErrors, "/query/projectId", "maxLength", { limit: 64 });
						}
						if (isShorter(data10, 1)) {
							vErrors = fail(vErrors, "/query/projectId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/projectId", "type", { type: "string" });
					}
				}
				if (data0.sort !== void 0) {
					let data11 = data0.sort;
					if (typeof data11 === "string") {
						if (isLonger(data11, 200)) {
							vErrors = fail(vErrors, "/query/sort", "maxLength", { limit: 200 });
						}
						if (!pattern78.test(data11)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(name|engine|status|storage|connections|cpu|memory|region|createdAt|monthlyCost)(,-?(name|engine|status|storage|connections|cpu|memory|region|createdAt|monthlyCost))*$" });
						}
					} else {
						vErrors = fail(vErrors, "/query/sort", "type", { type: "string" });
					}
				}
				if (data0.page !== void 0) {
					let data12 = data0.page;
					if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12))) {
						vErrors = fail(vErrors, "/query/page", "type", { type: "integer" });
					}
					if (typeof data12 == "number") {
						if (data12 > 1e6 || isNaN(data12)) {
							vErrors = fail(vErrors, "/query/page", "maximum", { comparison: "<=", limit: 1e6 });
						}
						if (data12 < 1 || isNaN(data12)) {
							vErrors = fail(vErrors, "/query/page", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
				if (data0.pageSize !== void 0) {
					let data13 = data0.pageSize;
					if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
						vErrors = fail(vErrors, "/query/pageSize", "type", { type: "integer" });
					}
					if (typeof data13 == "number") {
						if (data13 > 100 || isNaN(data13)) {
							vErrors = fail(vErrors, "/query/pageSize", "maximum", { comparison: "<=", limit: 100 });
						}
						if (data13 < 1 || isNaN(data13)) {
							vErrors = fail(vErrors, "/query/pageSize", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data14 = data.path;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) for (const key1 in data14) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data15 = data.header;
			if (data15 && typeof data15 == "object" && !Array.isArray(data15)) for (const key2 in data15) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1868.errors = vErrors;
	return vErrors === null;
}
const listDatabases_200_frame = validate1748;
const listDatabaseUsers_params = validate971;
const listDatabaseUsers_200_frame = validate1879;
const schema_DatabaseUser = validate1880;
function validate1880(data) {
	let vErrors = null;
	if (!validate683(data)) {
		vErrors = vErrors === null ? validate683.errors : vErrors.concat(validate683.errors);
	}
	validate1880.errors = vErrors;
	return vErrors === null;
}
const resizeDatabase_params = validate971;
const schema_DatabaseResize = validate211;
const restoreDatabaseBackup_params = validate2266;
function validate2266(data) {
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
				if (data1.databaseId === void 0) {
					vErrors = lack(vErrors, "/path", "databaseId");
				}
				if (data1.databaseBackupId === void 0) {
					vErrors = lack(vErrors, "/path", "databaseBackupId");
				}
				for (const key1 in data1) if (!(key1 === "databaseId" || key1 === "databaseBackupId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.databaseId !== void 0) {
					let data2 = data1.databaseId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/databaseId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/databaseId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/databaseId", "type", { type: "string" });
					}
				}
				if (data1.databaseBackupId !== void 0) {
					let data3 = data1.databaseBackupId;
					if (typeof data3 === "string") {
						if (isLonger(data3, 64)) {
							vErrors = fail(vErrors, "/path/databaseBackupId", "maxLength", { limit: 64 });
						}
						if (isShorter(data3, 1)) {
							vErrors = fail(vErrors, "/path/databaseBackupId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/databaseBackupId", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data4 = data.header;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				for (const key2 in data4) if (!(key2 === "idempotency-key")) {
					vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
				}
				if (data4["idempotency-key"] !== void 0) {
					let data5 = data4["idempotency-key"];
					if (typeof data5 === "string") {
						if (isLonger(data5, 128)) {
							vErrors = fail(vErrors, "/header/idempotency-key", "maxLength", { limit: 128 });
						}
						if (isShorter(data5, 8)) {
							vErrors = fail(vErrors, "/header/idempotency-key", "minLength", { limit: 8 });
						}
						if (!pattern14.test(data5)) {
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
	validate2266.errors = vErrors;
	return vErrors === null;
}
const schema_DatabaseRestore = validate2267;
function validate2268(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "planId" || key0 === "region")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
			}
		}
		if (data.planId !== void 0) {
			if (!validate26(data.planId)) {
				vErrors = under(vErrors, "/planId", validate26);
			}
		}
		if (data.region !== void 0) {
			if (!validate189(data.region)) {
				vErrors = under(vErrors, "/region", validate189);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2268.errors = vErrors;
	return vErrors === null;
}
function validate2267(data) {
	let vErrors = null;
	if (!validate2268(data)) {
		vErrors = vErrors === null ? validate2268.errors : vErrors.concat(validate2268.errors);
	}
	validate2267.errors = vErrors;
	return vErrors === null;
}
const revealDatabaseUserPassword_params = validate973;
const rotateDatabaseUserPassword_params = validate973;
const startDatabase_params = validate971;
const stopDatabase_params = validate971;
const updateDatabase_params = validate971;
const schema_DatabaseUpdate = validate2382;
function validate2383(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 1 });
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "allowedNetworks" || key0 === "backupSchedule" || key0 === "maintenanceWindow" || key0 === "tags")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
			}
		}
		if (data.allowedNetworks !== void 0) {
			if (!validate595(data.allowedNetworks)) {
				vErrors = under(vErrors, "/allowedNetworks", validate595);
			}
		}
		if (data.backupSchedule !== void 0) {
			if (!validate600(data.backupSchedule)) {
				vErrors = under(vErrors, "/backupSchedule", validate600);
			}
		}
		if (data.maintenanceWindow !== void 0) {
			if (!validate619(data.maintenanceWindow)) {
				vErrors = under(vErrors, "/maintenanceWindow", validate619);
			}
		}
		if (data.tags !== void 0) {
			if (!validate72(data.tags)) {
				vErrors = under(vErrors, "/tags", validate72);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2383.errors = vErrors;
	return vErrors === null;
}
function validate2382(data) {
	let vErrors = null;
	if (!validate2383(data)) {
		vErrors = vErrors === null ? validate2383.errors : vErrors.concat(validate2383.errors);
	}
	validate2382.errors = vErrors;
	return vErrors === null;
}
const upgradeDatabase_params = validate971;
const schema_DatabaseUpgrade = validate2461;
function validate2462(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			vErrors = lack(vErrors, "", "version");
		}
		for (const key0 in data) if (!(key0 === "version")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.version !== void 0) {
			if (!validate591(data.version)) {
				vErrors = under(vErrors, "/version", validate591);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2462.errors = vErrors;
	return vErrors === null;
}
function validate2461(data) {
	let vErrors = null;
	if (!validate2462(data)) {
		vErrors = vErrors === null ? validate2462.errors : vErrors.concat(validate2462.errors);
	}
	validate2461.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	createDatabase: {
		params: createDatabase_params,
		body: schema_DatabaseCreate,
		event: null,
		responses: {
			202: {
				body: schema_Database,
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
	createDatabaseBackup: {
		params: createDatabaseBackup_params,
		body: schema_DatabaseBackupCreate,
		event: null,
		responses: {
			202: {
				body: schema_DatabaseBackup,
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
	createDatabaseUser: {
		params: createDatabaseUser_params,
		body: schema_DatabaseUserCreate,
		event: null,
		responses: {
			201: {
				body: schema_DatabaseUserCredentials,
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
	deleteDatabase: {
		params: deleteDatabase_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_Database,
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
	deleteDatabaseBackup: {
		params: deleteDatabaseBackup_params,
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
	deleteDatabaseUser: {
		params: deleteDatabaseUser_params,
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
	getDatabase: {
		params: getDatabase_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Database,
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
	getDatabaseCatalogue: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_DatabaseCatalogue,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getDatabaseMetrics: {
		params: getDatabaseMetrics_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_ResourceMetrics,
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
	getDatabaseSummary: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_DatabaseSummary,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listDatabaseActivity: {
		params: listDatabaseActivity_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listDatabaseActivity_200_frame,
				item: schema_Activity
			},
			400: problem,
			401: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listDatabaseBackups: {
		params: listDatabaseBackups_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listDatabaseBackups_200_frame,
				item: schema_DatabaseBackup
			},
			400: problem,
			401: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listDatabases: {
		params: listDatabases_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listDatabases_200_frame,
				item: schema_Database
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listDatabaseUsers: {
		params: listDatabaseUsers_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listDatabaseUsers_200_frame,
				item: schema_DatabaseUser
			},
			400: problem,
			401: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	resizeDatabase: {
		params: resizeDatabase_params,
		body: schema_DatabaseResize,
		event: null,
		responses: {
			202: {
				body: schema_Database,
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
	restoreDatabaseBackup: {
		params: restoreDatabaseBackup_params,
		body: schema_DatabaseRestore,
		event: null,
		responses: {
			202: {
				body: schema_Database,
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
	},
	revealDatabaseUserPassword: {
		params: revealDatabaseUserPassword_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_DatabaseUserCredentials,
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
	rotateDatabaseUserPassword: {
		params: rotateDatabaseUserPassword_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_DatabaseUserCredentials,
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
	startDatabase: {
		params: startDatabase_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_Database,
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
	stopDatabase: {
		params: stopDatabase_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_Database,
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
	updateDatabase: {
		params: updateDatabase_params,
		body: schema_DatabaseUpdate,
		event: null,
		responses: {
			200: {
				body: schema_Database,
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
	upgradeDatabase: {
		params: upgradeDatabase_params,
		body: schema_DatabaseUpgrade,
		event: null,
		responses: {
			202: {
				body: schema_Database,
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
	}
}
