// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func0, func27, isLonger, isShorter, lack, mayHaveStrangers, pattern14, pattern41, problem, schema_Activity, schema_ResourceMetrics, under, validate122, validate131, validate161, validate1712, validate1748, validate26, validate368, validate72, validate73, validate80, validate923 } from './shared.gen.js'
const createCdnDistribution_params = validate368;
const schema_CdnDistributionCreate = validate474;
const schema212 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"domain",
		"planId",
		"origins"
	],
	"properties": {
		"domain": { "$ref": "#/components/schemas/DomainName" },
		"planId": { "$ref": "#/components/schemas/ResourceId" },
		"origins": { "$ref": "#/components/schemas/CdnOrigins" },
		"regions": { "$ref": "#/components/schemas/CdnRegions" },
		"cacheRules": { "$ref": "#/components/schemas/CdnCacheRules" },
		"defaultTtlSeconds": { "$ref": "#/components/schemas/CdnTtl" },
		"redirectToHttps": { "type": "boolean" },
		"compression": { "type": "boolean" },
		"tags": { "$ref": "#/components/schemas/ResourceTags" },
		"projectId": { "$ref": "#/components/schemas/ResourceId" }
	}
};
const schema215 = {
	"type": "string",
	"enum": ["http", "https"]
};
function validate481(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "http" || data === "https")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema215.enum });
	}
	validate481.errors = vErrors;
	return vErrors === null;
}
const pattern24 = new RegExp("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$", "u");
const pattern25 = new RegExp("^(/[A-Za-z0-9._~-]+)*$", "u");
function validate479(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.protocol === void 0) {
			vErrors = lack(vErrors, "", "protocol");
		}
		if (data.host === void 0) {
			vErrors = lack(vErrors, "", "host");
		}
		if (data.port === void 0) {
			vErrors = lack(vErrors, "", "port");
		}
		if (data.path === void 0) {
			vErrors = lack(vErrors, "", "path");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "protocol" || key0 === "host" || key0 === "port" || key0 === "path")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
			}
		}
		if (data.protocol !== void 0) {
			if (!validate481(data.protocol)) {
				vErrors = under(vErrors, "/protocol", validate481);
			}
		}
		if (data.host !== void 0) {
			let data2 = data.host;
			if (typeof data2 === "string") {
				if (isLonger(data2, 253)) {
					vErrors = fail(vErrors, "/host", "maxLength", { limit: 253 });
				}
				if (!pattern24.test(data2)) {
					vErrors = fail(vErrors, "/host", "pattern", { pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$" });
				}
			} else {
				vErrors = fail(vErrors, "/host", "type", { type: "string" });
			}
		}
		if (data.port !== void 0) {
			let data3 = data.port;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/port", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 > 65535 || isNaN(data3)) {
					vErrors = fail(vErrors, "/port", "maximum", { comparison: "<=", limit: 65535 });
				}
				if (data3 < 1 || isNaN(data3)) {
					vErrors = fail(vErrors, "/port", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.path !== void 0) {
			let data4 = data.path;
			if (typeof data4 === "string") {
				if (isLonger(data4, 200)) {
					vErrors = fail(vErrors, "/path", "maxLength", { limit: 200 });
				}
				if (!pattern25.test(data4)) {
					vErrors = fail(vErrors, "/path", "pattern", { pattern: "^(/[A-Za-z0-9._~-]+)*$" });
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate479.errors = vErrors;
	return vErrors === null;
}
function validate478(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 10) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 10 });
		}
		if (data.length < 1) {
			vErrors = fail(vErrors, "", "minItems", { limit: 1 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate479(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate479);
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "array" });
	}
	validate478.errors = vErrors;
	return vErrors === null;
}
const schema217 = {
	"type": "string",
	"enum": [
		"north_america",
		"south_america",
		"europe",
		"middle_east_africa",
		"asia_pacific"
	]
};
function validate486(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "north_america" || data === "south_america" || data === "europe" || data === "middle_east_africa" || data === "asia_pacific")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema217.enum });
	}
	validate486.errors = vErrors;
	return vErrors === null;
}
function validate485(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 5) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 5 });
		}
		if (data.length < 1) {
			vErrors = fail(vErrors, "", "minItems", { limit: 1 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate486(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate486);
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
	validate485.errors = vErrors;
	return vErrors === null;
}
const pattern26 = new RegExp("^/[A-Za-z0-9._~!$&()+,;=:@%/*-]*$", "u");
function validate491(data) {
	let vErrors = null;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		vErrors = fail(vErrors, "", "type", { type: "integer" });
	}
	if (typeof data == "number") {
		if (data > 31536e3 || isNaN(data)) {
			vErrors = fail(vErrors, "", "maximum", { comparison: "<=", limit: 31536e3 });
		}
		if (data < 0 || isNaN(data)) {
			vErrors = fail(vErrors, "", "minimum", { comparison: ">=", limit: 0 });
		}
	}
	validate491.errors = vErrors;
	return vErrors === null;
}
const schema221 = {
	"type": "string",
	"enum": ["include", "ignore"]
};
function validate493(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "include" || data === "ignore")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema221.enum });
	}
	validate493.errors = vErrors;
	return vErrors === null;
}
function validate490(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.pathPattern === void 0) {
			vErrors = lack(vErrors, "", "pathPattern");
		}
		if (data.ttlSeconds === void 0) {
			vErrors = lack(vErrors, "", "ttlSeconds");
		}
		if (data.queryString === void 0) {
			vErrors = lack(vErrors, "", "queryString");
		}
		for (const key0 in data) if (!(key0 === "pathPattern" || key0 === "ttlSeconds" || key0 === "queryString")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.pathPattern !== void 0) {
			let data0 = data.pathPattern;
			if (typeof data0 === "string") {
				if (isLonger(data0, 200)) {
					vErrors = fail(vErrors, "/pathPattern", "maxLength", { limit: 200 });
				}
				if (!pattern26.test(data0)) {
					vErrors = fail(vErrors, "/pathPattern", "pattern", { pattern: "^/[A-Za-z0-9._~!$&()+,;=:@%/*-]*$" });
				}
			} else {
				vErrors = fail(vErrors, "/pathPattern", "type", { type: "string" });
			}
		}
		if (data.ttlSeconds !== void 0) {
			if (!validate491(data.ttlSeconds)) {
				vErrors = under(vErrors, "/ttlSeconds", validate491);
			}
		}
		if (data.queryString !== void 0) {
			if (!validate493(data.queryString)) {
				vErrors = under(vErrors, "/queryString", validate493);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate490.errors = vErrors;
	return vErrors === null;
}
function validate489(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 50) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 50 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate490(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate490);
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "array" });
	}
	validate489.errors = vErrors;
	return vErrors === null;
}
function validate475(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.domain === void 0) {
			vErrors = lack(vErrors, "", "domain");
		}
		if (data.planId === void 0) {
			vErrors = lack(vErrors, "", "planId");
		}
		if (data.origins === void 0) {
			vErrors = lack(vErrors, "", "origins");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema212)) for (const key0 in data) if (!func27.call(schema212.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.domain !== void 0) {
			if (!validate131(data.domain)) {
				vErrors = under(vErrors, "/domain", validate131);
			}
		}
		if (data.planId !== void 0) {
			if (!validate26(data.planId)) {
				vErrors = under(vErrors, "/planId", validate26);
			}
		}
		if (data.origins !== void 0) {
			if (!validate478(data.origins)) {
				vErrors = under(vErrors, "/origins", validate478);
			}
		}
		if (data.regions !== void 0) {
			if (!validate485(data.regions)) {
				vErrors = under(vErrors, "/regions", validate485);
			}
		}
		if (data.cacheRules !== void 0) {
			if (!validate489(data.cacheRules)) {
				vErrors = under(vErrors, "/cacheRules", validate489);
			}
		}
		if (data.defaultTtlSeconds !== void 0) {
			if (!validate491(data.defaultTtlSeconds)) {
				vErrors = under(vErrors, "/defaultTtlSeconds", validate491);
			}
		}
		if (data.redirectToHttps !== void 0) {
			if (typeof data.redirectToHttps !== "boolean") {
				vErrors = fail(vErrors, "/redirectToHttps", "type", { type: "boolean" });
			}
		}
		if (data.compression !== void 0) {
			if (typeof data.compression !== "boolean") {
				vErrors = fail(vErrors, "/compression", "type", { type: "boolean" });
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
	validate475.errors = vErrors;
	return vErrors === null;
}
function validate474(data) {
	let vErrors = null;
	if (!validate475(data)) {
		vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
	}
	validate474.errors = vErrors;
	return vErrors === null;
}
const schema_CdnDistribution = validate501;
const schema223 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"domain",
		"edgeDomain",
		"projectId",
		"tags",
		"planId",
		"status",
		"statusReason",
		"transition",
		"origins",
		"regions",
		"cacheRules",
		"defaultTtlSeconds",
		"redirectToHttps",
		"compression",
		"usage",
		"monthlyCost",
		"createdAt",
		"updatedAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"domain": { "$ref": "#/components/schemas/DomainName" },
		"edgeDomain": { "$ref": "#/components/schemas/DomainName" },
		"projectId": { "$ref": "#/components/schemas/ResourceId" },
		"tags": { "$ref": "#/components/schemas/ResourceTags" },
		"planId": { "$ref": "#/components/schemas/ResourceId" },
		"status": { "$ref": "#/components/schemas/CdnStatus" },
		"statusReason": {
			"type": ["string", "null"],
			"maxLength": 300
		},
		"transition": { "oneOf": [{ "$ref": "#/components/schemas/CdnDistributionTransition" }, { "type": "null" }] },
		"origins": { "$ref": "#/components/schemas/CdnOrigins" },
		"regions": { "$ref": "#/components/schemas/CdnRegions" },
		"cacheRules": { "$ref": "#/components/schemas/CdnCacheRules" },
		"defaultTtlSeconds": { "$ref": "#/components/schemas/CdnTtl" },
		"redirectToHttps": { "type": "boolean" },
		"compression": { "type": "boolean" },
		"usage": { "$ref": "#/components/schemas/CdnUsage" },
		"monthlyCost": { "$ref": "#/components/schemas/Money" },
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		}
	}
};
const schema224 = {
	"type": "string",
	"enum": [
		"deployed",
		"deploying",
		"deleting",
		"error"
	]
};
function validate509(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "deployed" || data === "deploying" || data === "deleting" || data === "error")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema224.enum });
	}
	validate509.errors = vErrors;
	return vErrors === null;
}
const schema226 = {
	"type": "string",
	"enum": ["deployed", "deleted"]
};
function validate512(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "deployed" || data === "deleted")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema226.enum });
	}
	validate512.errors = vErrors;
	return vErrors === null;
}
function validate511(data) {
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
			if (!validate512(data.to)) {
				vErrors = under(vErrors, "/to", validate512);
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
	validate511.errors = vErrors;
	return vErrors === null;
}
const schema227 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"cacheHitPercent",
		"bandwidthGb",
		"requests"
	],
	"properties": {
		"cacheHitPercent": {
			"type": ["number", "null"],
			"minimum": 0,
			"maximum": 100
		},
		"bandwidthGb": {
			"type": "number",
			"minimum": 0
		},
		"requests": {
			"type": "integer",
			"minimum": 0
		}
	}
};
function validate519(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.cacheHitPercent === void 0) {
			vErrors = lack(vErrors, "", "cacheHitPercent");
		}
		if (data.bandwidthGb === void 0) {
			vErrors = lack(vErrors, "", "bandwidthGb");
		}
		if (data.requests === void 0) {
			vErrors = lack(vErrors, "", "requests");
		}
		for (const key0 in data) if (!(key0 === "cacheHitPercent" || key0 === "bandwidthGb" || key0 === "requests")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.cacheHitPercent !== void 0) {
			let data0 = data.cacheHitPercent;
			if (!(typeof data0 == "number") && data0 !== null) {
				vErrors = fail(vErrors, "/cacheHitPercent", "type", { type: schema227.properties.cacheHitPercent.type });
			}
			if (typeof data0 == "number") {
				if (data0 > 100 || isNaN(data0)) {
					vErrors = fail(vErrors, "/cacheHitPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/cacheHitPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.bandwidthGb !== void 0) {
			let data1 = data.bandwidthGb;
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/bandwidthGb", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/bandwidthGb", "type", { type: "number" });
			}
		}
		if (data.requests !== void 0) {
			let data2 = data.requests;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/requests", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/requests", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate519.errors = vErrors;
	return vErrors === null;
}
function validate502(data) {
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
		if (data.edgeDomain === void 0) {
			vErrors = lack(vErrors, "", "edgeDomain");
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
		if (data.planId === void 0) {
			vErrors = lack(vErrors, "", "planId");
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
		if (data.origins === void 0) {
			vErrors = lack(vErrors, "", "origins");
			errors++;
		}
		if (data.regions === void 0) {
			vErrors = lack(vErrors, "", "regions");
			errors++;
		}
		if (data.cacheRules === void 0) {
			vErrors = lack(vErrors, "", "cacheRules");
			errors++;
		}
		if (data.defaultTtlSeconds === void 0) {
			vErrors = lack(vErrors, "", "defaultTtlSeconds");
			errors++;
		}
		if (data.redirectToHttps === void 0) {
			vErrors = lack(vErrors, "", "redirectToHttps");
			errors++;
		}
		if (data.compression === void 0) {
			vErrors = lack(vErrors, "", "compression");
			errors++;
		}
		if (data.usage === void 0) {
			vErrors = lack(vErrors, "", "usage");
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
		if (vErrors !== null || mayHaveStrangers(data, schema223)) for (const key0 in data) if (!func27.call(schema223.properties, key0)) {
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
		if (data.edgeDomain !== void 0) {
			if (!validate131(data.edgeDomain)) {
				vErrors = under(vErrors, "/edgeDomain", validate131);
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
		if (data.planId !== void 0) {
			if (!validate26(data.planId)) {
				vErrors = under(vErrors, "/planId", validate26);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0) {
			if (!validate509(data.status)) {
				vErrors = under(vErrors, "/status", validate509);
				errors = vErrors.length;
			}
		}
		if (data.statusReason !== void 0) {
			let data7 = data.statusReason;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = fail(vErrors, "/statusReason", "type", { type: schema223.properties.statusReason.type });
				errors++;
			}
			if (typeof data7 === "string") {
				if (isLonger(data7, 300)) {
					vErrors = fail(vErrors, "/statusReason", "maxLength", { limit: 300 });
					errors++;
				}
			}
		}
		if (data.transition !== void 0) {
			let data8 = data.transition;
			const _errs12 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate511(data8)) {
				vErrors = under(vErrors, "/transition", validate511);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data8 !== null) {
				vErrors = fail(vErrors, "/transition", "type", { type: "null" });
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
				vErrors = fail(vErrors, "/transition", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.origins !== void 0) {
			if (!validate478(data.origins)) {
				vErrors = under(vErrors, "/origins", validate478);
				errors = vErrors.length;
			}
		}
		if (data.regions !== void 0) {
			if (!validate485(data.regions)) {
				vErrors = under(vErrors, "/regions", validate485);
				errors = vErrors.length;
			}
		}
		if (data.cacheRules !== void 0) {
			if (!validate489(data.cacheRules)) {
				vErrors = under(vErrors, "/cacheRules", validate489);
				errors = vErrors.length;
			}
		}
		if (data.defaultTtlSeconds !== void 0) {
			if (!validate491(data.defaultTtlSeconds)) {
				vErrors = under(vErrors, "/defaultTtlSeconds", validate491);
				errors = vErrors.length;
			}
		}
		if (data.redirectToHttps !== void 0) {
			if (typeof data.redirectToHttps !== "boolean") {
				vErrors = fail(vErrors, "/redirectToHttps", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.compression !== void 0) {
			if (typeof data.compression !== "boolean") {
				vErrors = fail(vErrors, "/compression", "type", { type: "boolean" });
				errors++;
			}
		}
		if (data.usage !== void 0) {
			if (!validate519(data.usage)) {
				vErrors = under(vErrors, "/usage", validate519);
				errors = vErrors.length;
			}
		}
		if (data.monthlyCost !== void 0) {
			if (!validate122(data.monthlyCost)) {
				vErrors = under(vErrors, "/monthlyCost", validate122);
				errors = vErrors.length;
			}
		}
		if (data.createdAt !== void 0) {
			let data17 = data.createdAt;
			if (typeof data17 === "string") {
				if (!formats4.test(data17)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data18 = data.updatedAt;
			if (typeof data18 === "string") {
				if (!formats4.test(data18)) {
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
	validate502.errors = vErrors;
	return errors === 0;
}
function validate501(data) {
	let vErrors = null;
	if (!validate502(data)) {
		vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
	}
	validate501.errors = vErrors;
	return vErrors === null;
}
const deleteCdnDistribution_params = validate969;
function validate969(data) {
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
				if (data1.cdnDistributionId === void 0) {
					vErrors = lack(vErrors, "/path", "cdnDistributionId");
				}
				for (const key1 in data1) if (!(key1 === "cdnDistributionId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.cdnDistributionId !== void 0) {
					let data2 = data1.cdnDistributionId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/cdnDistributionId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/cdnDistributionId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/cdnDistributionId", "type", { type: "string" });
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
	validate969.errors = vErrors;
	return vErrors === null;
}
const getCdnAnalytics_params = validate1195;
function validate1195(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "from" || key0 === "to")) {
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
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data3 = data.path;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.cdnDistributionId === void 0) {
					vErrors = lack(vErrors, "/path", "cdnDistributionId");
				}
				for (const key1 in data3) if (!(key1 === "cdnDistributionId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data3.cdnDistributionId !== void 0) {
					let data4 = data3.cdnDistributionId;
					if (typeof data4 === "string") {
						if (isLonger(data4, 64)) {
							vErrors = fail(vErrors, "/path/cdnDistributionId", "maxLength", { limit: 64 });
						}
						if (isShorter(data4, 1)) {
							vErrors = fail(vErrors, "/path/cdnDistributionId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/cdnDistributionId", "type", { type: "string" });
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
	validate1195.errors = vErrors;
	return vErrors === null;
}
const schema_CdnAnalytics = validate1196;
const schema512 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"from",
		"to",
		"requests",
		"bandwidthGb",
		"cacheHitPercent",
		"byRegion",
		"byStatusClass",
		"topPaths"
	],
	"properties": {
		"from": {
			"type": "string",
			"format": "date-time"
		},
		"to": {
			"type": "string",
			"format": "date-time"
		},
		"requests": {
			"type": "integer",
			"minimum": 0
		},
		"bandwidthGb": {
			"type": "number",
			"minimum": 0
		},
		"cacheHitPercent": {
			"type": ["number", "null"],
			"minimum": 0,
			"maximum": 100
		},
		"byRegion": {
			"type": "array",
			"maxItems": 5,
			"items": { "$ref": "#/components/schemas/CdnRegionTraffic" }
		},
		"byStatusClass": {
			"type": "array",
			"maxItems": 4,
			"items": { "$ref": "#/components/schemas/CdnStatusClassTraffic" }
		},
		"topPaths": {
			"type": "array",
			"maxItems": 10,
			"items": { "$ref": "#/components/schemas/CdnPathTraffic" }
		}
	}
};
function validate1198(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
		}
		if (data.requests === void 0) {
			vErrors = lack(vErrors, "", "requests");
		}
		if (data.bandwidthGb === void 0) {
			vErrors = lack(vErrors, "", "bandwidthGb");
		}
		for (const key0 in data) if (!(key0 === "region" || key0 === "requests" || key0 === "bandwidthGb")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.region !== void 0) {
			if (!validate486(data.region)) {
				vErrors = under(vErrors, "/region", validate486);
			}
		}
		if (data.requests !== void 0) {
			let data1 = data.requests;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/requests", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/requests", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.bandwidthGb !== void 0) {
			let data2 = data.bandwidthGb;
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/bandwidthGb", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/bandwidthGb", "type", { type: "number" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1198.errors = vErrors;
	return vErrors === null;
}
const schema515 = {
	"type": "string",
	"enum": [
		"2xx",
		"3xx",
		"4xx",
		"5xx"
	]
};
function validate1202(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "2xx" || data === "3xx" || data === "4xx" || data === "5xx")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema515.enum });
	}
	validate1202.errors = vErrors;
	return vErrors === null;
}
function validate1201(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.statusClass === void 0) {
			vErrors = lack(vErrors, "", "statusClass");
		}
		if (data.requests === void 0) {
			vErrors = lack(vErrors, "", "requests");
		}
		for (const key0 in data) if (!(key0 === "statusClass" || key0 === "requests")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.statusClass !== void 0) {
			if (!validate1202(data.statusClass)) {
				vErrors = under(vErrors, "/statusClass", validate1202);
			}
		}
		if (data.requests !== void 0) {
			let data1 = data.requests;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/requests", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/requests", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1201.errors = vErrors;
	return vErrors === null;
}
function validate1205(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			vErrors = lack(vErrors, "", "path");
		}
		if (data.requests === void 0) {
			vErrors = lack(vErrors, "", "requests");
		}
		if (data.bandwidthGb === void 0) {
			vErrors = lack(vErrors, "", "bandwidthGb");
		}
		if (data.cacheHitPercent === void 0) {
			vErrors = lack(vErrors, "", "cacheHitPercent");
		}
		for (const key0 in data) if (!(key0 === "path" || key0 === "requests" || key0 === "bandwidthGb" || key0 === "cacheHitPercent")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (typeof data0 === "string") {
				if (isLonger(data0, 2e3)) {
					vErrors = fail(vErrors, "/path", "maxLength", { limit: 2e3 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/path", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", { type: "string" });
			}
		}
		if (data.requests !== void 0) {
			let data1 = data.requests;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/requests", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/requests", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.bandwidthGb !== void 0) {
			let data2 = data.bandwidthGb;
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/bandwidthGb", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/bandwidthGb", "type", { type: "number" });
			}
		}
		if (data.cacheHitPercent !== void 0) {
			let data3 = data.cacheHitPercent;
			if (typeof data3 == "number") {
				if (data3 > 100 || isNaN(data3)) {
					vErrors = fail(vErrors, "/cacheHitPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/cacheHitPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/cacheHitPercent", "type", { type: "number" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1205.errors = vErrors;
	return vErrors === null;
}
function validate1197(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			vErrors = lack(vErrors, "", "from");
		}
		if (data.to === void 0) {
			vErrors = lack(vErrors, "", "to");
		}
		if (data.requests === void 0) {
			vErrors = lack(vErrors, "", "requests");
		}
		if (data.bandwidthGb === void 0) {
			vErrors = lack(vErrors, "", "bandwidthGb");
		}
		if (data.cacheHitPercent === void 0) {
			vErrors = lack(vErrors, "", "cacheHitPercent");
		}
		if (data.byRegion === void 0) {
			vErrors = lack(vErrors, "", "byRegion");
		}
		if (data.byStatusClass === void 0) {
			vErrors = lack(vErrors, "", "byStatusClass");
		}
		if (data.topPaths === void 0) {
			vErrors = lack(vErrors, "", "topPaths");
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to" || key0 === "requests" || key0 === "bandwidthGb" || key0 === "cacheHitPercent" || key0 === "byRegion" || key0 === "byStatusClass" || key0 === "topPaths")) {
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
		if (data.requests !== void 0) {
			let data2 = data.requests;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/requests", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/requests", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.bandwidthGb !== void 0) {
			let data3 = data.bandwidthGb;
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/bandwidthGb", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/bandwidthGb", "type", { type: "number" });
			}
		}
		if (data.cacheHitPercent !== void 0) {
			let data4 = data.cacheHitPercent;
			if (!(typeof data4 == "number") && data4 !== null) {
				vErrors = fail(vErrors, "/cacheHitPercent", "type", { type: schema512.properties.cacheHitPercent.type });
			}
			if (typeof data4 == "number") {
				if (data4 > 100 || isNaN(data4)) {
					vErrors = fail(vErrors, "/cacheHitPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/cacheHitPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.byRegion !== void 0) {
			let data5 = data.byRegion;
			if (Array.isArray(data5)) {
				if (data5.length > 5) {
					vErrors = fail(vErrors, "/byRegion", "maxItems", { limit: 5 });
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1198(data5[i0])) {
					vErrors = under(vErrors, "/byRegion/" + i0, validate1198);
				}
			} else {
				vErrors = fail(vErrors, "/byRegion", "type", { type: "array" });
			}
		}
		if (data.byStatusClass !== void 0) {
			let data7 = data.byStatusClass;
			if (Array.isArray(data7)) {
				if (data7.length > 4) {
					vErrors = fail(vErrors, "/byStatusClass", "maxItems", { limit: 4 });
				}
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate1201(data7[i1])) {
					vErrors = under(vErrors, "/byStatusClass/" + i1, validate1201);
				}
			} else {
				vErrors = fail(vErrors, "/byStatusClass", "type", { type: "array" });
			}
		}
		if (data.topPaths !== void 0) {
			let data9 = data.topPaths;
			if (Array.isArray(data9)) {
				if (data9.length > 10) {
					vErrors = fail(vErrors, "/topPaths", "maxItems", { limit: 10 });
				}
				const len2 = data9.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate1205(data9[i2])) {
					vErrors = under(vErrors, "/topPaths/" + i2, validate1205);
				}
			} else {
				vErrors = fail(vErrors, "/topPaths", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1197.errors = vErrors;
	return vErrors === null;
}
function validate1196(data) {
	let vErrors = null;
	if (!validate1197(data)) {
		vErrors = vErrors === null ? validate1197.errors : vErrors.concat(validate1197.errors);
	}
	validate1196.errors = vErrors;
	return vErrors === null;
}
const schema_CdnCatalogue = validate1208;
function validate1210(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.includedTrafficGb === void 0) {
			vErrors = lack(vErrors, "", "includedTrafficGb");
		}
		if (data.includedRequests === void 0) {
			vErrors = lack(vErrors, "", "includedRequests");
		}
		if (data.hourlyRate === void 0) {
			vErrors = lack(vErrors, "", "hourlyRate");
		}
		if (data.monthlyPrice === void 0) {
			vErrors = lack(vErrors, "", "monthlyPrice");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "includedTrafficGb" || key0 === "includedRequests" || key0 === "hourlyRate" || key0 === "monthlyPrice")) {
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
		if (data.includedTrafficGb !== void 0) {
			let data2 = data.includedTrafficGb;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/includedTrafficGb", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/includedTrafficGb", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.includedRequests !== void 0) {
			let data3 = data.includedRequests;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/includedRequests", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 1 || isNaN(data3)) {
					vErrors = fail(vErrors, "/includedRequests", "minimum", { comparison: ">=", limit: 1 });
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
	validate1210.errors = vErrors;
	return vErrors === null;
}
function validate1215(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.edgeLocations === void 0) {
			vErrors = lack(vErrors, "", "edgeLocations");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "edgeLocations")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate486(data.id)) {
				vErrors = under(vErrors, "/id", validate486);
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
		if (data.edgeLocations !== void 0) {
			let data2 = data.edgeLocations;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/edgeLocations", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/edgeLocations", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1215.errors = vErrors;
	return vErrors === null;
}
function validate1209(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.plans === void 0) {
			vErrors = lack(vErrors, "", "plans");
		}
		if (data.regions === void 0) {
			vErrors = lack(vErrors, "", "regions");
		}
		for (const key0 in data) if (!(key0 === "plans" || key0 === "regions")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.plans !== void 0) {
			let data0 = data.plans;
			if (Array.isArray(data0)) {
				if (data0.length > 50) {
					vErrors = fail(vErrors, "/plans", "maxItems", { limit: 50 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1210(data0[i0])) {
					vErrors = under(vErrors, "/plans/" + i0, validate1210);
				}
			} else {
				vErrors = fail(vErrors, "/plans", "type", { type: "array" });
			}
		}
		if (data.regions !== void 0) {
			let data2 = data.regions;
			if (Array.isArray(data2)) {
				if (data2.length > 20) {
					vErrors = fail(vErrors, "/regions", "maxItems", { limit: 20 });
				}
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate1215(data2[i1])) {
					vErrors = under(vErrors, "/regions/" + i1, validate1215);
				}
			} else {
				vErrors = fail(vErrors, "/regions", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1209.errors = vErrors;
	return vErrors === null;
}
function validate1208(data) {
	let vErrors = null;
	if (!validate1209(data)) {
		vErrors = vErrors === null ? validate1209.errors : vErrors.concat(validate1209.errors);
	}
	validate1208.errors = vErrors;
	return vErrors === null;
}
const getCdnDistribution_params = validate969;
const getCdnMetrics_params = validate1220;
function validate1220(data) {
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
				if (data4.cdnDistributionId === void 0) {
					vErrors = lack(vErrors, "/path", "cdnDistributionId");
				}
				for (const key1 in data4) if (!(key1 === "cdnDistributionId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data4.cdnDistributionId !== void 0) {
					let data5 = data4.cdnDistributionId;
					if (typeof data5 === "string") {
						if (isLonger(data5, 64)) {
							vErrors = fail(vErrors, "/path/cdnDistributionId", "maxLength", { limit: 64 });
						}
						if (isShorter(data5, 1)) {
							vErrors = fail(vErrors, "/path/cdnDistributionId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/cdnDistributionId", "type", { type: "string" });
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
	validate1220.errors = vErrors;
	return vErrors === null;
}
const schema_CdnSummary = validate1229;
function validate1231(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployed === void 0) {
			vErrors = lack(vErrors, "", "deployed");
		}
		if (data.deploying === void 0) {
			vErrors = lack(vErrors, "", "deploying");
		}
		if (data.deleting === void 0) {
			vErrors = lack(vErrors, "", "deleting");
		}
		if (data.error === void 0) {
			vErrors = lack(vErrors, "", "error");
		}
		for (const key0 in data) if (!(key0 === "deployed" || key0 === "deploying" || key0 === "deleting" || key0 === "error")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.deployed !== void 0) {
			let data0 = data.deployed;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/deployed", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/deployed", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.deploying !== void 0) {
			let data1 = data.deploying;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/deploying", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/deploying", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.deleting !== void 0) {
			let data2 = data.deleting;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/deleting", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/deleting", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.error !== void 0) {
			let data3 = data.error;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/error", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/error", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1231.errors = vErrors;
	return vErrors === null;
}
function validate1230(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.byStatus === void 0) {
			vErrors = lack(vErrors, "", "byStatus");
		}
		if (data.usage === void 0) {
			vErrors = lack(vErrors, "", "usage");
		}
		if (data.monthlyCost === void 0) {
			vErrors = lack(vErrors, "", "monthlyCost");
		}
		for (const key0 in data) if (!(key0 === "total" || key0 === "byStatus" || key0 === "usage" || key0 === "monthlyCost")) {
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
			if (!validate1231(data.byStatus)) {
				vErrors = under(vErrors, "/byStatus", validate1231);
			}
		}
		if (data.usage !== void 0) {
			if (!validate519(data.usage)) {
				vErrors = under(vErrors, "/usage", validate519);
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
	validate1230.errors = vErrors;
	return vErrors === null;
}
function validate1229(data) {
	let vErrors = null;
	if (!validate1230(data)) {
		vErrors = vErrors === null ? validate1230.errors : vErrors.concat(validate1230.errors);
	}
	validate1229.errors = vErrors;
	return vErrors === null;
}
const listCdnActivity_params = validate1800;
function validate1800(data) {
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
				if (data3.cdnDistributionId === void 0) {
					vErrors = lack(vErrors, "/path", "cdnDistributionId");
				}
				for (const key1 in data3) if (!(key1 === "cdnDistributionId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data3.cdnDistributionId !== void 0) {
					let data4 = data3.cdnDistributionId;
					if (typeof data4 === "string") {
						if (isLonger(data4, 64)) {
							vErrors = fail(vErrors, "/path/cdnDistributionId", "maxLength", { limit: 64 });
						}
						if (isShorter(data4, 1)) {
							vErrors = fail(vErrors, "/path/cdnDistributionId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/cdnDistributionId", "type", { type: "string" });
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
	validate1800.errors = vErrors;
	return vErrors === null;
}
const listCdnActivity_200_frame = validate1712;
const listCdnDistributions_params = validate1810;
const pattern73 = new RegExp("^-?(domain|status|cacheHitPercent|bandwidth|requests|createdAt|monthlyCost)(,-?(domain|status|cacheHitPercent|bandwidth|requests|createdAt|monthlyCost))*$", "u");
function validate1810(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "q" || key0 === "status" || key0 === "planId" || key0 === "tag" || key0 === "projectId" || key0 === "sort" || key0 === "page" || key0 === "pageSize")) {
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
				if (data0.status !== void 0) {
					let data2 = data0.status;
					if (Array.isArray(data2)) {
						if (data2.length > 4) {
							vErrors = fail(vErrors, "/query/status", "maxItems", { limit: 4 });
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate509(data2[i0])) {
							vErrors = under(vErrors, "/query/status/" + i0, validate509);
						}
					} else {
						vErrors = fail(vErrors, "/query/status", "type", { type: "array" });
					}
				}
				if (data0.planId !== void 0) {
					let data4 = data0.planId;
					if (typeof data4 === "string") {
						if (isLonger(data4, 64)) {
							vErrors = fail(vErrors, "/query/planId", "maxLength", { limit: 64 });
						}
						if (isShorter(data4, 1)) {
							vErrors = fail(vErrors, "/query/planId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/planId", "type", { type: "string" });
					}
				}
				if (data0.tag !== void 0) {
					let data5 = data0.tag;
					if (Array.isArray(data5)) {
						if (data5.length > 20) {
							vErrors = fail(vErrors, "/query/tag", "maxItems", { limit: 20 });
						}
						const len1 = data5.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate73(data5[i1])) {
							vErrors = under(vErrors, "/query/tag/" + i1, validate73);
						}
					} else {
						vErrors = fail(vErrors, "/query/tag", "type", { type: "array" });
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
				if (data0.sort !== void 0) {
					let data8 = data0.sort;
					if (typeof data8 === "string") {
						if (isLonger(data8, 200)) {
							vErrors = fail(vErrors, "/query/sort", "maxLength", { limit: 200 });
						}
						if (!pattern73.test(data8)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(domain|status|cacheHitPercent|bandwidth|requests|createdAt|monthlyCost)(,-?(domain|status|cacheHitPercent|bandwidth|requests|createdAt|monthlyCost))*$" });
						}
					} else {
						vErrors = fail(vErrors, "/query/sort", "type", { type: "string" });
					}
				}
				if (data0.page !== void 0) {
					let data9 = data0.page;
					if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
						vErrors = fail(vErrors, "/query/page", "type", { type: "integer" });
					}
					if (typeof data9 == "number") {
						if (data9 > 1e6 || isNaN(data9)) {
							vErrors = fail(vErrors, "/query/page", "maximum", { comparison: "<=", limit: 1e6 });
						}
						if (data9 < 1 || isNaN(data9)) {
							vErrors = fail(vErrors, "/query/page", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
				if (data0.pageSize !== void 0) {
					let data10 = data0.pageSize;
					if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))) {
						vErrors = fail(vErrors, "/query/pageSize", "type", { type: "integer" });
					}
					if (typeof data10 == "number") {
						if (data10 > 100 || isNaN(data10)) {
							vErrors = fail(vErrors, "/query/pageSize", "maximum", { comparison: "<=", limit: 100 });
						}
						if (data10 < 1 || isNaN(data10)) {
							vErrors = fail(vErrors, "/query/pageSize", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data11 = data.path;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) for (const key1 in data11) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data12 = data.header;
			if (data12 && typeof data12 == "object" && !Array.isArray(data12)) for (const key2 in data12) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1810.errors = vErrors;
	return vErrors === null;
}
const listCdnDistributions_200_frame = validate1748;
const listCdnPurges_params = validate1800;
const listCdnPurges_200_frame = validate1712;
const schema_CdnPurge = validate1820;
const schema791 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"targets",
		"status",
		"progressPercent",
		"requestedBy",
		"startedAt",
		"finishedAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"kind": { "$ref": "#/components/schemas/CdnPurgeKind" },
		"targets": {
			"type": "array",
			"maxItems": 100,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 2e3
			}
		},
		"status": { "$ref": "#/components/schemas/CdnPurgeStatus" },
		"progressPercent": {
			"type": "integer",
			"minimum": 0,
			"maximum": 100
		},
		"requestedBy": { "$ref": "#/components/schemas/Actor" },
		"startedAt": {
			"type": "string",
			"format": "date-time"
		},
		"finishedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		}
	}
};
const schema792 = {
	"type": "string",
	"enum": [
		"url",
		"prefix",
		"all"
	]
};
function validate1823(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "url" || data === "prefix" || data === "all")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema792.enum });
	}
	validate1823.errors = vErrors;
	return vErrors === null;
}
const schema793 = {
	"type": "string",
	"enum": [
		"running",
		"completed",
		"failed"
	]
};
function validate1825(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "running" || data === "completed" || data === "failed")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema793.enum });
	}
	validate1825.errors = vErrors;
	return vErrors === null;
}
function validate1821(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.kind === void 0) {
			vErrors = lack(vErrors, "", "kind");
		}
		if (data.targets === void 0) {
			vErrors = lack(vErrors, "", "targets");
		}
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
		}
		if (data.progressPercent === void 0) {
			vErrors = lack(vErrors, "", "progressPercent");
		}
		if (data.requestedBy === void 0) {
			vErrors = lack(vErrors, "", "requestedBy");
		}
		if (data.startedAt === void 0) {
			vErrors = lack(vErrors, "", "startedAt");
		}
		if (data.finishedAt === void 0) {
			vErrors = lack(vErrors, "", "finishedAt");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "targets" || key0 === "status" || key0 === "progressPercent" || key0 === "requestedBy" || key0 === "startedAt" || key0 === "finishedAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.kind !== void 0) {
			if (!validate1823(data.kind)) {
				vErrors = under(vErrors, "/kind", validate1823);
			}
		}
		if (data.targets !== void 0) {
			let data2 = data.targets;
			if (Array.isArray(data2)) {
				if (data2.length > 100) {
					vErrors = fail(vErrors, "/targets", "maxItems", { limit: 100 });
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (isLonger(data3, 2e3)) {
							vErrors = fail(vErrors, "/targets/" + i0, "maxLength", { limit: 2e3 });
						}
						if (isShorter(data3, 1)) {
							vErrors = fail(vErrors, "/targets/" + i0, "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/targets/" + i0, "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/targets", "type", { type: "array" });
			}
		}
		if (data.status !== void 0) {
			if (!validate1825(data.status)) {
				vErrors = under(vErrors, "/status", validate1825);
			}
		}
		if (data.progressPercent !== void 0) {
			let data5 = data.progressPercent;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				vErrors = fail(vErrors, "/progressPercent", "type", { type: "integer" });
			}
			if (typeof data5 == "number") {
				if (data5 > 100 || isNaN(data5)) {
					vErrors = fail(vErrors, "/progressPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data5 < 0 || isNaN(data5)) {
					vErrors = fail(vErrors, "/progressPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.requestedBy !== void 0) {
			if (!validate80(data.requestedBy)) {
				vErrors = under(vErrors, "/requestedBy", validate80);
			}
		}
		if (data.startedAt !== void 0) {
			let data7 = data.startedAt;
			if (typeof data7 === "string") {
				if (!formats4.test(data7)) {
					vErrors = fail(vErrors, "/startedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/startedAt", "type", { type: "string" });
			}
		}
		if (data.finishedAt !== void 0) {
			let data8 = data.finishedAt;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = fail(vErrors, "/finishedAt", "type", { type: schema791.properties.finishedAt.type });
			}
			if (typeof data8 === "string") {
				if (!formats4.test(data8)) {
					vErrors = fail(vErrors, "/finishedAt", "format", { format: "date-time" });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1821.errors = vErrors;
	return vErrors === null;
}
function validate1820(data) {
	let vErrors = null;
	if (!validate1821(data)) {
		vErrors = vErrors === null ? validate1821.errors : vErrors.concat(validate1821.errors);
	}
	validate1820.errors = vErrors;
	return vErrors === null;
}
const purgeCdnCache_params = validate2204;
function validate2204(data) {
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
				if (data1.cdnDistributionId === void 0) {
					vErrors = lack(vErrors, "/path", "cdnDistributionId");
				}
				for (const key1 in data1) if (!(key1 === "cdnDistributionId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.cdnDistributionId !== void 0) {
					let data2 = data1.cdnDistributionId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/cdnDistributionId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/cdnDistributionId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/cdnDistributionId", "type", { type: "string" });
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
	validate2204.errors = vErrors;
	return vErrors === null;
}
const schema_CdnPurgeCreate = validate2205;
const schema1004 = {
	"type": "object",
	"required": ["kind"],
	"properties": { "kind": { "enum": [
		"url",
		"prefix",
		"all"
	] } },
	"allOf": [
		{
			"if": {
				"type": "object",
				"required": ["kind"],
				"properties": { "kind": { "const": "url" } }
			},
			"then": { "$ref": "#/components/schemas/CdnPurgeUrls" }
		},
		{
			"if": {
				"type": "object",
				"required": ["kind"],
				"properties": { "kind": { "const": "prefix" } }
			},
			"then": { "$ref": "#/components/schemas/CdnPurgePrefixes" }
		},
		{
			"if": {
				"type": "object",
				"required": ["kind"],
				"properties": { "kind": { "const": "all" } }
			},
			"then": { "$ref": "#/components/schemas/CdnPurgeAll" }
		}
	]
};
const pattern101 = new RegExp("^https?://[\\x21-\\x7e]+$", "u");
function validate2207(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = lack(vErrors, "", "kind");
		}
		if (data.urls === void 0) {
			vErrors = lack(vErrors, "", "urls");
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "urls")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/kind", "type", { type: "string" });
			}
			if ("url" !== data0) {
				vErrors = fail(vErrors, "/kind", "const", { allowedValue: "url" });
			}
		}
		if (data.urls !== void 0) {
			let data1 = data.urls;
			if (Array.isArray(data1)) {
				if (data1.length > 100) {
					vErrors = fail(vErrors, "/urls", "maxItems", { limit: 100 });
				}
				if (data1.length < 1) {
					vErrors = fail(vErrors, "/urls", "minItems", { limit: 1 });
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (isLonger(data2, 2e3)) {
							vErrors = fail(vErrors, "/urls/" + i0, "maxLength", { limit: 2e3 });
						}
						if (!pattern101.test(data2)) {
							vErrors = fail(vErrors, "/urls/" + i0, "pattern", { pattern: "^https?://[\\x21-\\x7e]+$" });
						}
					} else {
						vErrors = fail(vErrors, "/urls/" + i0, "type", { type: "string" });
					}
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data1[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							vErrors = fail(vErrors, "/urls", "uniqueItems", { i: i1, j: j0 });
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				vErrors = fail(vErrors, "/urls", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2207.errors = vErrors;
	return vErrors === null;
}
function validate2209(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = lack(vErrors, "", "kind");
		}
		if (data.prefixes === void 0) {
			vErrors = lack(vErrors, "", "prefixes");
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "prefixes")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/kind", "type", { type: "string" });
			}
			if ("prefix" !== data0) {
				vErrors = fail(vErrors, "/kind", "const", { allowedValue: "prefix" });
			}
		}
		if (data.prefixes !== void 0) {
			let data1 = data.prefixes;
			if (Array.isArray(data1)) {
				if (data1.length > 100) {
					vErrors = fail(vErrors, "/prefixes", "maxItems", { limit: 100 });
				}
				if (data1.length < 1) {
					vErrors = fail(vErrors, "/prefixes", "minItems", { limit: 1 });
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (isLonger(data2, 1e3)) {
							vErrors = fail(vErrors, "/prefixes/" + i0, "maxLength", { limit: 1e3 });
						}
						if (!pattern41.test(data2)) {
							vErrors = fail(vErrors, "/prefixes/" + i0, "pattern", { pattern: "^/[\\x21-\\x7e]*$" });
						}
					} else {
						vErrors = fail(vErrors, "/prefixes/" + i0, "type", { type: "string" });
					}
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data1[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							vErrors = fail(vErrors, "/prefixes", "uniqueItems", { i: i1, j: j0 });
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				vErrors = fail(vErrors, "/prefixes", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2209.errors = vErrors;
	return vErrors === null;
}
function validate2211(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = lack(vErrors, "", "kind");
		}
		for (const key0 in data) if (!(key0 === "kind")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.kind !== void 0) {
			let data0 = data.kind;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/kind", "type", { type: "string" });
			}
			if ("all" !== data0) {
				vErrors = fail(vErrors, "/kind", "const", { allowedValue: "all" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2211.errors = vErrors;
	return vErrors === null;
}
function validate2206(data) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (errors === _errs3) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.kind === void 0 && "kind") {
				const err0 = {};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else if (data.kind !== void 0) {
				if ("url" !== data.kind) {
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
		if (!validate2207(data)) {
			vErrors = vErrors === null ? validate2207.errors : vErrors.concat(validate2207.errors);
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
			if (data.kind === void 0 && "kind") {
				const err4 = {};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else if (data.kind !== void 0) {
				if ("prefix" !== data.kind) {
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
		if (!validate2209(data)) {
			vErrors = vErrors === null ? validate2209.errors : vErrors.concat(validate2209.errors);
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
			if (data.kind === void 0 && "kind") {
				const err8 = {};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			} else if (data.kind !== void 0) {
				if ("all" !== data.kind) {
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
		if (!validate2211(data)) {
			vErrors = vErrors === null ? validate2211.errors : vErrors.concat(validate2211.errors);
			errors = vErrors.length;
		}
		var _valid2 = _errs18 === errors;
		valid5 = _valid2;
	}
	if (!valid5) {
		vErrors = fail(vErrors, "", "if", { failingKeyword: "then" });
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = lack(vErrors, "", "kind");
			errors++;
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (!(data3 === "url" || data3 === "prefix" || data3 === "all")) {
				vErrors = fail(vErrors, "/kind", "enum", { allowedValues: schema1004.properties.kind.enum });
				errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate2206.errors = vErrors;
	return errors === 0;
}
function validate2205(data) {
	let vErrors = null;
	if (!validate2206(data)) {
		vErrors = vErrors === null ? validate2206.errors : vErrors.concat(validate2206.errors);
	}
	validate2205.errors = vErrors;
	return vErrors === null;
}
const updateCdnDistribution_params = validate969;
const schema_CdnDistributionUpdate = validate2362;
function validate2363(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 1 });
		}
		for (const key0 in data) if (!(key0 === "planId" || key0 === "origins" || key0 === "regions" || key0 === "cacheRules" || key0 === "defaultTtlSeconds" || key0 === "redirectToHttps" || key0 === "compression" || key0 === "tags")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.planId !== void 0) {
			if (!validate26(data.planId)) {
				vErrors = under(vErrors, "/planId", validate26);
			}
		}
		if (data.origins !== void 0) {
			if (!validate478(data.origins)) {
				vErrors = under(vErrors, "/origins", validate478);
			}
		}
		if (data.regions !== void 0) {
			if (!validate485(data.regions)) {
				vErrors = under(vErrors, "/regions", validate485);
			}
		}
		if (data.cacheRules !== void 0) {
			if (!validate489(data.cacheRules)) {
				vErrors = under(vErrors, "/cacheRules", validate489);
			}
		}
		if (data.defaultTtlSeconds !== void 0) {
			if (!validate491(data.defaultTtlSeconds)) {
				vErrors = under(vErrors, "/defaultTtlSeconds", validate491);
			}
		}
		if (data.redirectToHttps !== void 0) {
			if (typeof data.redirectToHttps !== "boolean") {
				vErrors = fail(vErrors, "/redirectToHttps", "type", { type: "boolean" });
			}
		}
		if (data.compression !== void 0) {
			if (typeof data.compression !== "boolean") {
				vErrors = fail(vErrors, "/compression", "type", { type: "boolean" });
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
	validate2363.errors = vErrors;
	return vErrors === null;
}
function validate2362(data) {
	let vErrors = null;
	if (!validate2363(data)) {
		vErrors = vErrors === null ? validate2363.errors : vErrors.concat(validate2363.errors);
	}
	validate2362.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	createCdnDistribution: {
		params: createCdnDistribution_params,
		body: schema_CdnDistributionCreate,
		event: null,
		responses: {
			202: {
				body: schema_CdnDistribution,
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
	deleteCdnDistribution: {
		params: deleteCdnDistribution_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_CdnDistribution,
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
	getCdnAnalytics: {
		params: getCdnAnalytics_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_CdnAnalytics,
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
	getCdnCatalogue: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_CdnCatalogue,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getCdnDistribution: {
		params: getCdnDistribution_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_CdnDistribution,
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
	getCdnMetrics: {
		params: getCdnMetrics_params,
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
	getCdnSummary: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_CdnSummary,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listCdnActivity: {
		params: listCdnActivity_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listCdnActivity_200_frame,
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
	listCdnDistributions: {
		params: listCdnDistributions_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listCdnDistributions_200_frame,
				item: schema_CdnDistribution
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listCdnPurges: {
		params: listCdnPurges_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listCdnPurges_200_frame,
				item: schema_CdnPurge
			},
			400: problem,
			401: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	purgeCdnCache: {
		params: purgeCdnCache_params,
		body: schema_CdnPurgeCreate,
		event: null,
		responses: {
			202: {
				body: schema_CdnPurge,
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
	updateCdnDistribution: {
		params: updateCdnDistribution_params,
		body: schema_CdnDistributionUpdate,
		event: null,
		responses: {
			200: {
				body: schema_CdnDistribution,
				item: null
			},
			202: {
				body: schema_CdnDistribution,
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
