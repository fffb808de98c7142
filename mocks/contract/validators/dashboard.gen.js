// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, lack, problem, under, validate122, validate1222, validate56, validate791, validate95 } from './shared.gen.js'
const schema_DashboardCpu = validate1314;
const schema563 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"usedPercent",
		"vcpus",
		"top",
		"history"
	],
	"properties": {
		"usedPercent": {
			"type": ["number", "null"],
			"minimum": 0,
			"maximum": 100
		},
		"vcpus": {
			"type": "integer",
			"minimum": 0
		},
		"top": { "$ref": "#/components/schemas/DashboardConsumers" },
		"history": { "$ref": "#/components/schemas/ResourceMetrics" }
	}
};
function validate1317(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
		}
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.percent === void 0) {
			vErrors = lack(vErrors, "", "percent");
		}
		for (const key0 in data) if (!(key0 === "resource" || key0 === "type" || key0 === "percent")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.resource !== void 0) {
			if (!validate95(data.resource)) {
				vErrors = under(vErrors, "/resource", validate95);
			}
		}
		if (data.type !== void 0) {
			if (!validate56(data.type)) {
				vErrors = under(vErrors, "/type", validate56);
			}
		}
		if (data.percent !== void 0) {
			let data2 = data.percent;
			if (typeof data2 == "number") {
				if (data2 > 100 || isNaN(data2)) {
					vErrors = fail(vErrors, "/percent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/percent", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/percent", "type", { type: "number" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1317.errors = vErrors;
	return vErrors === null;
}
function validate1316(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 5) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 5 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate1317(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate1317);
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "array" });
	}
	validate1316.errors = vErrors;
	return vErrors === null;
}
function validate1315(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.usedPercent === void 0) {
			vErrors = lack(vErrors, "", "usedPercent");
		}
		if (data.vcpus === void 0) {
			vErrors = lack(vErrors, "", "vcpus");
		}
		if (data.top === void 0) {
			vErrors = lack(vErrors, "", "top");
		}
		if (data.history === void 0) {
			vErrors = lack(vErrors, "", "history");
		}
		for (const key0 in data) if (!(key0 === "usedPercent" || key0 === "vcpus" || key0 === "top" || key0 === "history")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.usedPercent !== void 0) {
			let data0 = data.usedPercent;
			if (!(typeof data0 == "number") && data0 !== null) {
				vErrors = fail(vErrors, "/usedPercent", "type", { type: schema563.properties.usedPercent.type });
			}
			if (typeof data0 == "number") {
				if (data0 > 100 || isNaN(data0)) {
					vErrors = fail(vErrors, "/usedPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/usedPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.vcpus !== void 0) {
			let data1 = data.vcpus;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/vcpus", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/vcpus", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.top !== void 0) {
			if (!validate1316(data.top)) {
				vErrors = under(vErrors, "/top", validate1316);
			}
		}
		if (data.history !== void 0) {
			if (!validate1222(data.history)) {
				vErrors = under(vErrors, "/history", validate1222);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1315.errors = vErrors;
	return vErrors === null;
}
function validate1314(data) {
	let vErrors = null;
	if (!validate1315(data)) {
		vErrors = vErrors === null ? validate1315.errors : vErrors.concat(validate1315.errors);
	}
	validate1314.errors = vErrors;
	return vErrors === null;
}
const schema_DashboardOverview = validate1326;
const schema569 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["current", "lastMonth"],
	"properties": {
		"current": {
			"type": "number",
			"minimum": 0
		},
		"lastMonth": {
			"type": ["number", "null"],
			"minimum": 0
		}
	}
};
function validate1328(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.current === void 0) {
			vErrors = lack(vErrors, "", "current");
		}
		if (data.lastMonth === void 0) {
			vErrors = lack(vErrors, "", "lastMonth");
		}
		for (const key0 in data) if (!(key0 === "current" || key0 === "lastMonth")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.current !== void 0) {
			let data0 = data.current;
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/current", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/current", "type", { type: "number" });
			}
		}
		if (data.lastMonth !== void 0) {
			let data1 = data.lastMonth;
			if (!(typeof data1 == "number") && data1 !== null) {
				vErrors = fail(vErrors, "/lastMonth", "type", { type: schema569.properties.lastMonth.type });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/lastMonth", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1328.errors = vErrors;
	return vErrors === null;
}
const schema570 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["current", "lastMonth"],
	"properties": {
		"current": {
			"type": ["number", "null"],
			"minimum": 0,
			"maximum": 100
		},
		"lastMonth": {
			"type": ["number", "null"],
			"minimum": 0,
			"maximum": 100
		}
	}
};
function validate1331(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.current === void 0) {
			vErrors = lack(vErrors, "", "current");
		}
		if (data.lastMonth === void 0) {
			vErrors = lack(vErrors, "", "lastMonth");
		}
		for (const key0 in data) if (!(key0 === "current" || key0 === "lastMonth")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.current !== void 0) {
			let data0 = data.current;
			if (!(typeof data0 == "number") && data0 !== null) {
				vErrors = fail(vErrors, "/current", "type", { type: schema570.properties.current.type });
			}
			if (typeof data0 == "number") {
				if (data0 > 100 || isNaN(data0)) {
					vErrors = fail(vErrors, "/current", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/current", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.lastMonth !== void 0) {
			let data1 = data.lastMonth;
			if (!(typeof data1 == "number") && data1 !== null) {
				vErrors = fail(vErrors, "/lastMonth", "type", { type: schema570.properties.lastMonth.type });
			}
			if (typeof data1 == "number") {
				if (data1 > 100 || isNaN(data1)) {
					vErrors = fail(vErrors, "/lastMonth", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/lastMonth", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1331.errors = vErrors;
	return vErrors === null;
}
function validate1327(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.resources === void 0) {
			vErrors = lack(vErrors, "", "resources");
		}
		if (data.activeAlerts === void 0) {
			vErrors = lack(vErrors, "", "activeAlerts");
		}
		if (data.uptimePercent === void 0) {
			vErrors = lack(vErrors, "", "uptimePercent");
		}
		for (const key0 in data) if (!(key0 === "resources" || key0 === "activeAlerts" || key0 === "uptimePercent")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.resources !== void 0) {
			if (!validate1328(data.resources)) {
				vErrors = under(vErrors, "/resources", validate1328);
			}
		}
		if (data.activeAlerts !== void 0) {
			if (!validate1328(data.activeAlerts)) {
				vErrors = under(vErrors, "/activeAlerts", validate1328);
			}
		}
		if (data.uptimePercent !== void 0) {
			if (!validate1331(data.uptimePercent)) {
				vErrors = under(vErrors, "/uptimePercent", validate1331);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1327.errors = vErrors;
	return vErrors === null;
}
function validate1326(data) {
	let vErrors = null;
	if (!validate1327(data)) {
		vErrors = vErrors === null ? validate1327.errors : vErrors.concat(validate1327.errors);
	}
	validate1326.errors = vErrors;
	return vErrors === null;
}
const getDashboardServices_200_frame = validate1334;
function validate1334(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		for (const key0 in data) if (!(key0 === "items")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				if (data0.length > 5) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 5 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1334.errors = vErrors;
	return vErrors === null;
}
const schema_DashboardService = validate1335;
const schema574 = {
	"type": "string",
	"enum": [
		"compute",
		"gpu",
		"storage",
		"network",
		"platform"
	]
};
function validate1337(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "compute" || data === "gpu" || data === "storage" || data === "network" || data === "platform")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema574.enum });
	}
	validate1337.errors = vErrors;
	return vErrors === null;
}
function validate1336(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.service === void 0) {
			vErrors = lack(vErrors, "", "service");
		}
		if (data.resources === void 0) {
			vErrors = lack(vErrors, "", "resources");
		}
		if (data.unhealthy === void 0) {
			vErrors = lack(vErrors, "", "unhealthy");
		}
		if (data.health === void 0) {
			vErrors = lack(vErrors, "", "health");
		}
		for (const key0 in data) if (!(key0 === "service" || key0 === "resources" || key0 === "unhealthy" || key0 === "health")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.service !== void 0) {
			if (!validate1337(data.service)) {
				vErrors = under(vErrors, "/service", validate1337);
			}
		}
		if (data.resources !== void 0) {
			let data1 = data.resources;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/resources", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/resources", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.unhealthy !== void 0) {
			let data2 = data.unhealthy;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/unhealthy", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/unhealthy", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.health !== void 0) {
			if (!validate791(data.health)) {
				vErrors = under(vErrors, "/health", validate791);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1336.errors = vErrors;
	return vErrors === null;
}
function validate1335(data) {
	let vErrors = null;
	if (!validate1336(data)) {
		vErrors = vErrors === null ? validate1336.errors : vErrors.concat(validate1336.errors);
	}
	validate1335.errors = vErrors;
	return vErrors === null;
}
const schema_DashboardSpend = validate1341;
function validate1342(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.current === void 0) {
			vErrors = lack(vErrors, "", "current");
			errors++;
		}
		if (data.lastMonth === void 0) {
			vErrors = lack(vErrors, "", "lastMonth");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "current" || key0 === "lastMonth")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.current !== void 0) {
			if (!validate122(data.current)) {
				vErrors = under(vErrors, "/current", validate122);
				errors = vErrors.length;
			}
		}
		if (data.lastMonth !== void 0) {
			let data1 = data.lastMonth;
			const _errs4 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs5 = errors;
			if (!validate122(data1)) {
				vErrors = under(vErrors, "/lastMonth", validate122);
				errors = vErrors.length;
			}
			var _valid0 = _errs5 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs6 = errors;
			if (data1 !== null) {
				vErrors = fail(vErrors, "/lastMonth", "type", { type: "null" });
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
				vErrors = fail(vErrors, "/lastMonth", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs4;
				if (vErrors !== null) {
					if (_errs4) vErrors.length = _errs4;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1342.errors = vErrors;
	return errors === 0;
}
function validate1341(data) {
	let vErrors = null;
	if (!validate1342(data)) {
		vErrors = vErrors === null ? validate1342.errors : vErrors.concat(validate1342.errors);
	}
	validate1341.errors = vErrors;
	return vErrors === null;
}
const schema_DashboardStorage = validate1346;
function validate1347(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.usedGb === void 0) {
			vErrors = lack(vErrors, "", "usedGb");
		}
		if (data.totalGb === void 0) {
			vErrors = lack(vErrors, "", "totalGb");
		}
		if (data.top === void 0) {
			vErrors = lack(vErrors, "", "top");
		}
		if (data.history === void 0) {
			vErrors = lack(vErrors, "", "history");
		}
		for (const key0 in data) if (!(key0 === "usedGb" || key0 === "totalGb" || key0 === "top" || key0 === "history")) {
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
		if (data.top !== void 0) {
			if (!validate1316(data.top)) {
				vErrors = under(vErrors, "/top", validate1316);
			}
		}
		if (data.history !== void 0) {
			if (!validate1222(data.history)) {
				vErrors = under(vErrors, "/history", validate1222);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1347.errors = vErrors;
	return vErrors === null;
}
function validate1346(data) {
	let vErrors = null;
	if (!validate1347(data)) {
		vErrors = vErrors === null ? validate1347.errors : vErrors.concat(validate1347.errors);
	}
	validate1346.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	getDashboardCpu: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_DashboardCpu,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getDashboardOverview: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_DashboardOverview,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getDashboardServices: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: getDashboardServices_200_frame,
				item: schema_DashboardService
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getDashboardSpend: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_DashboardSpend,
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
	getDashboardStorage: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_DashboardStorage,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
