// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats0, formats22, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, pattern8, problem, schema_Activity, schema_ResourceMetrics, under, validate122, validate131, validate1712, validate1748, validate211, validate26, validate368, validate72, validate73, validate923 } from './shared.gen.js'
const schema_DnsPlanChange = validate211;
const schema_DnsSummary = validate215;
const schema101 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"total",
		"byStatus",
		"records",
		"recordTypes",
		"queries",
		"planId",
		"maxZones",
		"includedQueries",
		"monthlyCost"
	],
	"properties": {
		"total": {
			"type": "integer",
			"minimum": 0
		},
		"byStatus": { "$ref": "#/components/schemas/DnsZoneStatusCounts" },
		"records": {
			"type": "integer",
			"minimum": 0
		},
		"recordTypes": { "$ref": "#/components/schemas/DnsRecordTypeCounts" },
		"queries": {
			"type": "integer",
			"minimum": 0
		},
		"planId": { "$ref": "#/components/schemas/ResourceId" },
		"maxZones": {
			"type": ["integer", "null"],
			"minimum": 1
		},
		"includedQueries": {
			"type": "integer",
			"minimum": 1
		},
		"monthlyCost": { "$ref": "#/components/schemas/Money" }
	}
};
function validate217(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.active === void 0) {
			vErrors = lack(vErrors, "", "active");
		}
		if (data.pending === void 0) {
			vErrors = lack(vErrors, "", "pending");
		}
		if (data.deleting === void 0) {
			vErrors = lack(vErrors, "", "deleting");
		}
		if (data.error === void 0) {
			vErrors = lack(vErrors, "", "error");
		}
		for (const key0 in data) if (!(key0 === "active" || key0 === "pending" || key0 === "deleting" || key0 === "error")) {
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
		if (data.pending !== void 0) {
			let data1 = data.pending;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/pending", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/pending", "minimum", { comparison: ">=", limit: 0 });
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
	validate217.errors = vErrors;
	return vErrors === null;
}
const schema105 = {
	"type": "string",
	"enum": [
		"A",
		"AAAA",
		"CNAME",
		"MX",
		"TXT",
		"SRV",
		"CAA",
		"NS"
	]
};
function validate221(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "A" || data === "AAAA" || data === "CNAME" || data === "MX" || data === "TXT" || data === "SRV" || data === "CAA" || data === "NS")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema105.enum });
	}
	validate221.errors = vErrors;
	return vErrors === null;
}
function validate220(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.count === void 0) {
			vErrors = lack(vErrors, "", "count");
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "count")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.type !== void 0) {
			if (!validate221(data.type)) {
				vErrors = under(vErrors, "/type", validate221);
			}
		}
		if (data.count !== void 0) {
			let data1 = data.count;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/count", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 1 || isNaN(data1)) {
					vErrors = fail(vErrors, "/count", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate220.errors = vErrors;
	return vErrors === null;
}
function validate219(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 8) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 8 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate220(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate220);
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "array" });
	}
	validate219.errors = vErrors;
	return vErrors === null;
}
function validate216(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.byStatus === void 0) {
			vErrors = lack(vErrors, "", "byStatus");
		}
		if (data.records === void 0) {
			vErrors = lack(vErrors, "", "records");
		}
		if (data.recordTypes === void 0) {
			vErrors = lack(vErrors, "", "recordTypes");
		}
		if (data.queries === void 0) {
			vErrors = lack(vErrors, "", "queries");
		}
		if (data.planId === void 0) {
			vErrors = lack(vErrors, "", "planId");
		}
		if (data.maxZones === void 0) {
			vErrors = lack(vErrors, "", "maxZones");
		}
		if (data.includedQueries === void 0) {
			vErrors = lack(vErrors, "", "includedQueries");
		}
		if (data.monthlyCost === void 0) {
			vErrors = lack(vErrors, "", "monthlyCost");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema101)) for (const key0 in data) if (!func27.call(schema101.properties, key0)) {
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
			if (!validate217(data.byStatus)) {
				vErrors = under(vErrors, "/byStatus", validate217);
			}
		}
		if (data.records !== void 0) {
			let data2 = data.records;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/records", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/records", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.recordTypes !== void 0) {
			if (!validate219(data.recordTypes)) {
				vErrors = under(vErrors, "/recordTypes", validate219);
			}
		}
		if (data.queries !== void 0) {
			let data4 = data.queries;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/queries", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/queries", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.planId !== void 0) {
			if (!validate26(data.planId)) {
				vErrors = under(vErrors, "/planId", validate26);
			}
		}
		if (data.maxZones !== void 0) {
			let data6 = data.maxZones;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6)) && data6 !== null) {
				vErrors = fail(vErrors, "/maxZones", "type", { type: schema101.properties.maxZones.type });
			}
			if (typeof data6 == "number") {
				if (data6 < 1 || isNaN(data6)) {
					vErrors = fail(vErrors, "/maxZones", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.includedQueries !== void 0) {
			let data7 = data.includedQueries;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
				vErrors = fail(vErrors, "/includedQueries", "type", { type: "integer" });
			}
			if (typeof data7 == "number") {
				if (data7 < 1 || isNaN(data7)) {
					vErrors = fail(vErrors, "/includedQueries", "minimum", { comparison: ">=", limit: 1 });
				}
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
	validate216.errors = vErrors;
	return vErrors === null;
}
function validate215(data) {
	let vErrors = null;
	if (!validate216(data)) {
		vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
	}
	validate215.errors = vErrors;
	return vErrors === null;
}
const changeDnsRecords_params = validate228;
function validate228(data) {
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
				if (data1.dnsZoneId === void 0) {
					vErrors = lack(vErrors, "/path", "dnsZoneId");
				}
				for (const key1 in data1) if (!(key1 === "dnsZoneId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.dnsZoneId !== void 0) {
					let data2 = data1.dnsZoneId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/dnsZoneId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/dnsZoneId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/dnsZoneId", "type", { type: "string" });
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
	validate228.errors = vErrors;
	return vErrors === null;
}
const schema_DnsChanges = validate229;
const schema109 = {
	"type": "object",
	"required": ["action"],
	"properties": { "action": { "enum": [
		"create",
		"update",
		"delete"
	] } },
	"allOf": [
		{
			"if": {
				"type": "object",
				"required": ["action"],
				"properties": { "action": { "const": "create" } }
			},
			"then": { "$ref": "#/components/schemas/DnsRecordCreation" }
		},
		{
			"if": {
				"type": "object",
				"required": ["action"],
				"properties": { "action": { "const": "update" } }
			},
			"then": { "$ref": "#/components/schemas/DnsRecordReplacement" }
		},
		{
			"if": {
				"type": "object",
				"required": ["action"],
				"properties": { "action": { "const": "delete" } }
			},
			"then": { "$ref": "#/components/schemas/DnsRecordDeletion" }
		}
	]
};
const pattern9 = new RegExp("^(@|\\*|(\\*\\.)?[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*)$", "u");
function validate234(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 253)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 253 });
		}
		if (!pattern9.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^(@|\\*|(\\*\\.)?[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*)$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate234.errors = vErrors;
	return vErrors === null;
}
function validate236(data) {
	let vErrors = null;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		vErrors = fail(vErrors, "", "type", { type: "integer" });
	}
	if (typeof data == "number") {
		if (data > 604800 || isNaN(data)) {
			vErrors = fail(vErrors, "", "maximum", { comparison: "<=", limit: 604800 });
		}
		if (data < 60 || isNaN(data)) {
			vErrors = fail(vErrors, "", "minimum", { comparison: ">=", limit: 60 });
		}
	}
	validate236.errors = vErrors;
	return vErrors === null;
}
const schema114 = {
	"type": "object",
	"required": ["type"],
	"properties": { "type": { "enum": [
		"A",
		"AAAA",
		"CNAME",
		"MX",
		"TXT",
		"SRV",
		"CAA",
		"NS"
	] } },
	"allOf": [
		{
			"if": {
				"type": "object",
				"required": ["type"],
				"properties": { "type": { "const": "A" } }
			},
			"then": { "$ref": "#/components/schemas/DnsAData" }
		},
		{
			"if": {
				"type": "object",
				"required": ["type"],
				"properties": { "type": { "const": "AAAA" } }
			},
			"then": { "$ref": "#/components/schemas/DnsAaaaData" }
		},
		{
			"if": {
				"type": "object",
				"required": ["type"],
				"properties": { "type": { "const": "CNAME" } }
			},
			"then": { "$ref": "#/components/schemas/DnsCnameData" }
		},
		{
			"if": {
				"type": "object",
				"required": ["type"],
				"properties": { "type": { "const": "MX" } }
			},
			"then": { "$ref": "#/components/schemas/DnsMxData" }
		},
		{
			"if": {
				"type": "object",
				"required": ["type"],
				"properties": { "type": { "const": "TXT" } }
			},
			"then": { "$ref": "#/components/schemas/DnsTxtData" }
		},
		{
			"if": {
				"type": "object",
				"required": ["type"],
				"properties": { "type": { "const": "SRV" } }
			},
			"then": { "$ref": "#/components/schemas/DnsSrvData" }
		},
		{
			"if": {
				"type": "object",
				"required": ["type"],
				"properties": { "type": { "const": "CAA" } }
			},
			"then": { "$ref": "#/components/schemas/DnsCaaData" }
		},
		{
			"if": {
				"type": "object",
				"required": ["type"],
				"properties": { "type": { "const": "NS" } }
			},
			"then": { "$ref": "#/components/schemas/DnsNsData" }
		}
	]
};
function validate239(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.address === void 0) {
			vErrors = lack(vErrors, "", "address");
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "address")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/type", "type", { type: "string" });
			}
			if ("A" !== data0) {
				vErrors = fail(vErrors, "/type", "const", { allowedValue: "A" });
			}
		}
		if (data.address !== void 0) {
			let data1 = data.address;
			if (typeof data1 === "string") {
				if (!formats22.test(data1)) {
					vErrors = fail(vErrors, "/address", "format", { format: "ipv4" });
				}
			} else {
				vErrors = fail(vErrors, "/address", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate239.errors = vErrors;
	return vErrors === null;
}
const formats52 = /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i;
function validate241(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.address === void 0) {
			vErrors = lack(vErrors, "", "address");
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "address")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/type", "type", { type: "string" });
			}
			if ("AAAA" !== data0) {
				vErrors = fail(vErrors, "/type", "const", { allowedValue: "AAAA" });
			}
		}
		if (data.address !== void 0) {
			let data1 = data.address;
			if (typeof data1 === "string") {
				if (!formats52.test(data1)) {
					vErrors = fail(vErrors, "/address", "format", { format: "ipv6" });
				}
			} else {
				vErrors = fail(vErrors, "/address", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate241.errors = vErrors;
	return vErrors === null;
}
const pattern10 = new RegExp("^(\\.|[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*)$", "u");
function validate244(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 253)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 253 });
		}
		if (!pattern10.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^(\\.|[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*)$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate244.errors = vErrors;
	return vErrors === null;
}
function validate243(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.target === void 0) {
			vErrors = lack(vErrors, "", "target");
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "target")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/type", "type", { type: "string" });
			}
			if ("CNAME" !== data0) {
				vErrors = fail(vErrors, "/type", "const", { allowedValue: "CNAME" });
			}
		}
		if (data.target !== void 0) {
			if (!validate244(data.target)) {
				vErrors = under(vErrors, "/target", validate244);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate243.errors = vErrors;
	return vErrors === null;
}
function validate247(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.preference === void 0) {
			vErrors = lack(vErrors, "", "preference");
		}
		if (data.exchange === void 0) {
			vErrors = lack(vErrors, "", "exchange");
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "preference" || key0 === "exchange")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/type", "type", { type: "string" });
			}
			if ("MX" !== data0) {
				vErrors = fail(vErrors, "/type", "const", { allowedValue: "MX" });
			}
		}
		if (data.preference !== void 0) {
			let data1 = data.preference;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/preference", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 > 65535 || isNaN(data1)) {
					vErrors = fail(vErrors, "/preference", "maximum", { comparison: "<=", limit: 65535 });
				}
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/preference", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.exchange !== void 0) {
			if (!validate244(data.exchange)) {
				vErrors = under(vErrors, "/exchange", validate244);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate247.errors = vErrors;
	return vErrors === null;
}
function validate250(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.text === void 0) {
			vErrors = lack(vErrors, "", "text");
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "text")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/type", "type", { type: "string" });
			}
			if ("TXT" !== data0) {
				vErrors = fail(vErrors, "/type", "const", { allowedValue: "TXT" });
			}
		}
		if (data.text !== void 0) {
			let data1 = data.text;
			if (typeof data1 === "string") {
				if (isLonger(data1, 4e3)) {
					vErrors = fail(vErrors, "/text", "maxLength", { limit: 4e3 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/text", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/text", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate250.errors = vErrors;
	return vErrors === null;
}
function validate252(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.priority === void 0) {
			vErrors = lack(vErrors, "", "priority");
		}
		if (data.weight === void 0) {
			vErrors = lack(vErrors, "", "weight");
		}
		if (data.port === void 0) {
			vErrors = lack(vErrors, "", "port");
		}
		if (data.target === void 0) {
			vErrors = lack(vErrors, "", "target");
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "priority" || key0 === "weight" || key0 === "port" || key0 === "target")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/type", "type", { type: "string" });
			}
			if ("SRV" !== data0) {
				vErrors = fail(vErrors, "/type", "const", { allowedValue: "SRV" });
			}
		}
		if (data.priority !== void 0) {
			let data1 = data.priority;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/priority", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 > 65535 || isNaN(data1)) {
					vErrors = fail(vErrors, "/priority", "maximum", { comparison: "<=", limit: 65535 });
				}
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/priority", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.weight !== void 0) {
			let data2 = data.weight;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/weight", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 > 65535 || isNaN(data2)) {
					vErrors = fail(vErrors, "/weight", "maximum", { comparison: "<=", limit: 65535 });
				}
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/weight", "minimum", { comparison: ">=", limit: 0 });
				}
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
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/port", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.target !== void 0) {
			if (!validate244(data.target)) {
				vErrors = under(vErrors, "/target", validate244);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate252.errors = vErrors;
	return vErrors === null;
}
const schema123 = {
	"type": "string",
	"enum": [
		"issue",
		"issuewild",
		"iodef"
	]
};
function validate256(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "issue" || data === "issuewild" || data === "iodef")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema123.enum });
	}
	validate256.errors = vErrors;
	return vErrors === null;
}
function validate255(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.flags === void 0) {
			vErrors = lack(vErrors, "", "flags");
		}
		if (data.tag === void 0) {
			vErrors = lack(vErrors, "", "tag");
		}
		if (data.value === void 0) {
			vErrors = lack(vErrors, "", "value");
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "flags" || key0 === "tag" || key0 === "value")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/type", "type", { type: "string" });
			}
			if ("CAA" !== data0) {
				vErrors = fail(vErrors, "/type", "const", { allowedValue: "CAA" });
			}
		}
		if (data.flags !== void 0) {
			let data1 = data.flags;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/flags", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 > 255 || isNaN(data1)) {
					vErrors = fail(vErrors, "/flags", "maximum", { comparison: "<=", limit: 255 });
				}
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/flags", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.tag !== void 0) {
			if (!validate256(data.tag)) {
				vErrors = under(vErrors, "/tag", validate256);
			}
		}
		if (data.value !== void 0) {
			let data3 = data.value;
			if (typeof data3 === "string") {
				if (isLonger(data3, 500)) {
					vErrors = fail(vErrors, "/value", "maxLength", { limit: 500 });
				}
			} else {
				vErrors = fail(vErrors, "/value", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate255.errors = vErrors;
	return vErrors === null;
}
function validate259(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.host === void 0) {
			vErrors = lack(vErrors, "", "host");
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "host")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/type", "type", { type: "string" });
			}
			if ("NS" !== data0) {
				vErrors = fail(vErrors, "/type", "const", { allowedValue: "NS" });
			}
		}
		if (data.host !== void 0) {
			if (!validate244(data.host)) {
				vErrors = under(vErrors, "/host", validate244);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate259.errors = vErrors;
	return vErrors === null;
}
function validate238(data) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (errors === _errs3) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err0 = {};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else if (data.type !== void 0) {
				if ("A" !== data.type) {
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
		if (!validate239(data)) {
			vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
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
			if (data.type === void 0 && "type") {
				const err4 = {};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else if (data.type !== void 0) {
				if ("AAAA" !== data.type) {
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
		if (!validate241(data)) {
			vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
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
			if (data.type === void 0 && "type") {
				const err8 = {};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			} else if (data.type !== void 0) {
				if ("CNAME" !== data.type) {
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
		if (!validate243(data)) {
			vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
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
			if (data.type === void 0 && "type") {
				const err12 = {};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			} else if (data.type !== void 0) {
				if ("MX" !== data.type) {
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
		if (!validate247(data)) {
			vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
			errors = vErrors.length;
		}
		var _valid3 = _errs24 === errors;
		valid7 = _valid3;
	}
	if (!valid7) {
		vErrors = fail(vErrors, "", "if", { failingKeyword: "then" });
		errors++;
	}
	const _errs26 = errors;
	let valid9 = true;
	const _errs27 = errors;
	if (errors === _errs27) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err16 = {};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			} else if (data.type !== void 0) {
				if ("TXT" !== data.type) {
					const err17 = {};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
		} else {
			const err18 = {};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
	}
	var _valid4 = _errs27 === errors;
	errors = _errs26;
	if (vErrors !== null) {
		if (_errs26) vErrors.length = _errs26;
		else vErrors = null;
	}
	if (_valid4) {
		const _errs30 = errors;
		if (!validate250(data)) {
			vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
			errors = vErrors.length;
		}
		var _valid4 = _errs30 === errors;
		valid9 = _valid4;
	}
	if (!valid9) {
		vErrors = fail(vErrors, "", "if", { failingKeyword: "then" });
		errors++;
	}
	const _errs32 = errors;
	let valid11 = true;
	const _errs33 = errors;
	if (errors === _errs33) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err20 = {};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			} else if (data.type !== void 0) {
				if ("SRV" !== data.type) {
					const err21 = {};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		} else {
			const err22 = {};
			if (vErrors === null) vErrors = [err22];
			else vErrors.push(err22);
			errors++;
		}
	}
	var _valid5 = _errs33 === errors;
	errors = _errs32;
	if (vErrors !== null) {
		if (_errs32) vErrors.length = _errs32;
		else vErrors = null;
	}
	if (_valid5) {
		const _errs36 = errors;
		if (!validate252(data)) {
			vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
			errors = vErrors.length;
		}
		var _valid5 = _errs36 === errors;
		valid11 = _valid5;
	}
	if (!valid11) {
		vErrors = fail(vErrors, "", "if", { failingKeyword: "then" });
		errors++;
	}
	const _errs38 = errors;
	let valid13 = true;
	const _errs39 = errors;
	if (errors === _errs39) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err24 = {};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			} else if (data.type !== void 0) {
				if ("CAA" !== data.type) {
					const err25 = {};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
		} else {
			const err26 = {};
			if (vErrors === null) vErrors = [err26];
			else vErrors.push(err26);
			errors++;
		}
	}
	var _valid6 = _errs39 === errors;
	errors = _errs38;
	if (vErrors !== null) {
		if (_errs38) vErrors.length = _errs38;
		else vErrors = null;
	}
	if (_valid6) {
		const _errs42 = errors;
		if (!validate255(data)) {
			vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
			errors = vErrors.length;
		}
		var _valid6 = _errs42 === errors;
		valid13 = _valid6;
	}
	if (!valid13) {
		vErrors = fail(vErrors, "", "if", { failingKeyword: "then" });
		errors++;
	}
	const _errs44 = errors;
	let valid15 = true;
	const _errs45 = errors;
	if (errors === _errs45) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.type === void 0 && "type") {
				const err28 = {};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			} else if (data.type !== void 0) {
				if ("NS" !== data.type) {
					const err29 = {};
					if (vErrors === null) vErrors = [err29];
					else vErrors.push(err29);
					errors++;
				}
			}
		} else {
			const err30 = {};
			if (vErrors === null) vErrors = [err30];
			else vErrors.push(err30);
			errors++;
		}
	}
	var _valid7 = _errs45 === errors;
	errors = _errs44;
	if (vErrors !== null) {
		if (_errs44) vErrors.length = _errs44;
		else vErrors = null;
	}
	if (_valid7) {
		const _errs48 = errors;
		if (!validate259(data)) {
			vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
			errors = vErrors.length;
		}
		var _valid7 = _errs48 === errors;
		valid15 = _valid7;
	}
	if (!valid15) {
		vErrors = fail(vErrors, "", "if", { failingKeyword: "then" });
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
			errors++;
		}
		if (data.type !== void 0) {
			let data8 = data.type;
			if (!(data8 === "A" || data8 === "AAAA" || data8 === "CNAME" || data8 === "MX" || data8 === "TXT" || data8 === "SRV" || data8 === "CAA" || data8 === "NS")) {
				vErrors = fail(vErrors, "/type", "enum", { allowedValues: schema114.properties.type.enum });
				errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate238.errors = vErrors;
	return errors === 0;
}
function validate233(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.data === void 0) {
			vErrors = lack(vErrors, "", "data");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "ttl" || key0 === "data")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate234(data.name)) {
				vErrors = under(vErrors, "/name", validate234);
			}
		}
		if (data.ttl !== void 0) {
			if (!validate236(data.ttl)) {
				vErrors = under(vErrors, "/ttl", validate236);
			}
		}
		if (data.data !== void 0) {
			if (!validate238(data.data)) {
				vErrors = under(vErrors, "/data", validate238);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate233.errors = vErrors;
	return vErrors === null;
}
function validate232(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.action === void 0) {
			vErrors = lack(vErrors, "", "action");
		}
		if (data.record === void 0) {
			vErrors = lack(vErrors, "", "record");
		}
		for (const key0 in data) if (!(key0 === "action" || key0 === "record")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.action !== void 0) {
			let data0 = data.action;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/action", "type", { type: "string" });
			}
			if ("create" !== data0) {
				vErrors = fail(vErrors, "/action", "const", { allowedValue: "create" });
			}
		}
		if (data.record !== void 0) {
			if (!validate233(data.record)) {
				vErrors = under(vErrors, "/record", validate233);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate232.errors = vErrors;
	return vErrors === null;
}
function validate265(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.action === void 0) {
			vErrors = lack(vErrors, "", "action");
		}
		if (data.recordId === void 0) {
			vErrors = lack(vErrors, "", "recordId");
		}
		if (data.record === void 0) {
			vErrors = lack(vErrors, "", "record");
		}
		for (const key0 in data) if (!(key0 === "action" || key0 === "recordId" || key0 === "record")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.action !== void 0) {
			let data0 = data.action;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/action", "type", { type: "string" });
			}
			if ("update" !== data0) {
				vErrors = fail(vErrors, "/action", "const", { allowedValue: "update" });
			}
		}
		if (data.recordId !== void 0) {
			if (!validate26(data.recordId)) {
				vErrors = under(vErrors, "/recordId", validate26);
			}
		}
		if (data.record !== void 0) {
			if (!validate233(data.record)) {
				vErrors = under(vErrors, "/record", validate233);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate265.errors = vErrors;
	return vErrors === null;
}
function validate269(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.action === void 0) {
			vErrors = lack(vErrors, "", "action");
		}
		if (data.recordId === void 0) {
			vErrors = lack(vErrors, "", "recordId");
		}
		for (const key0 in data) if (!(key0 === "action" || key0 === "recordId")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.action !== void 0) {
			let data0 = data.action;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/action", "type", { type: "string" });
			}
			if ("delete" !== data0) {
				vErrors = fail(vErrors, "/action", "const", { allowedValue: "delete" });
			}
		}
		if (data.recordId !== void 0) {
			if (!validate26(data.recordId)) {
				vErrors = under(vErrors, "/recordId", validate26);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate269.errors = vErrors;
	return vErrors === null;
}
function validate231(data) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (errors === _errs3) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.action === void 0 && "action") {
				const err0 = {};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else if (data.action !== void 0) {
				if ("create" !== data.action) {
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
		if (!validate232(data)) {
			vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
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
			if (data.action === void 0 && "action") {
				const err4 = {};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else if (data.action !== void 0) {
				if ("update" !== data.action) {
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
		if (!validate265(data)) {
			vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
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
			if (data.action === void 0 && "action") {
				const err8 = {};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			} else if (data.action !== void 0) {
				if ("delete" !== data.action) {
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
		if (!validate269(data)) {
			vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
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
		if (data.action === void 0) {
			vErrors = lack(vErrors, "", "action");
			errors++;
		}
		if (data.action !== void 0) {
			let data3 = data.action;
			if (!(data3 === "create" || data3 === "update" || data3 === "delete")) {
				vErrors = fail(vErrors, "/action", "enum", { allowedValues: schema109.properties.action.enum });
				errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate231.errors = vErrors;
	return errors === 0;
}
function validate230(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.changes === void 0) {
			vErrors = lack(vErrors, "", "changes");
		}
		for (const key0 in data) if (!(key0 === "changes")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.changes !== void 0) {
			let data0 = data.changes;
			if (Array.isArray(data0)) {
				if (data0.length > 2e3) {
					vErrors = fail(vErrors, "/changes", "maxItems", { limit: 2e3 });
				}
				if (data0.length < 1) {
					vErrors = fail(vErrors, "/changes", "minItems", { limit: 1 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate231(data0[i0])) {
					vErrors = under(vErrors, "/changes/" + i0, validate231);
				}
			} else {
				vErrors = fail(vErrors, "/changes", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate230.errors = vErrors;
	return vErrors === null;
}
function validate229(data) {
	let vErrors = null;
	if (!validate230(data)) {
		vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
	}
	validate229.errors = vErrors;
	return vErrors === null;
}
const schema_DnsChangeResult = validate274;
const schema129 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"domain",
		"projectId",
		"tags",
		"status",
		"statusReason",
		"transition",
		"nameServers",
		"serial",
		"contactEmail",
		"defaultTtl",
		"negativeTtl",
		"recordCount",
		"recordTypes",
		"queries",
		"monthlyCost",
		"createdAt",
		"updatedAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"domain": { "$ref": "#/components/schemas/DomainName" },
		"projectId": { "$ref": "#/components/schemas/ResourceId" },
		"tags": { "$ref": "#/components/schemas/ResourceTags" },
		"status": { "$ref": "#/components/schemas/DnsZoneStatus" },
		"statusReason": {
			"type": ["string", "null"],
			"maxLength": 300
		},
		"transition": { "oneOf": [{ "$ref": "#/components/schemas/DnsZoneTransition" }, { "type": "null" }] },
		"nameServers": {
			"type": "array",
			"minItems": 1,
			"maxItems": 8,
			"items": { "$ref": "#/components/schemas/DomainName" }
		},
		"serial": { "$ref": "#/components/schemas/DnsSerial" },
		"contactEmail": {
			"type": "string",
			"format": "email",
			"maxLength": 254
		},
		"defaultTtl": { "$ref": "#/components/schemas/DnsTtl" },
		"negativeTtl": { "$ref": "#/components/schemas/DnsTtl" },
		"recordCount": {
			"type": "integer",
			"minimum": 0
		},
		"recordTypes": { "$ref": "#/components/schemas/DnsRecordTypeCounts" },
		"queries": {
			"type": "integer",
			"minimum": 0
		},
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
const schema130 = {
	"type": "string",
	"enum": [
		"active",
		"pending",
		"deleting",
		"error"
	]
};
function validate281(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "active" || data === "pending" || data === "deleting" || data === "error")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema130.enum });
	}
	validate281.errors = vErrors;
	return vErrors === null;
}
const schema132 = {
	"type": "string",
	"enum": ["active", "deleted"]
};
function validate284(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "active" || data === "deleted")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema132.enum });
	}
	validate284.errors = vErrors;
	return vErrors === null;
}
function validate283(data) {
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
			if (!validate284(data.to)) {
				vErrors = under(vErrors, "/to", validate284);
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
	validate283.errors = vErrors;
	return vErrors === null;
}
function validate288(data) {
	let vErrors = null;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		vErrors = fail(vErrors, "", "type", { type: "integer" });
	}
	if (typeof data == "number") {
		if (data > 4294967295 || isNaN(data)) {
			vErrors = fail(vErrors, "", "maximum", { comparison: "<=", limit: 4294967295 });
		}
		if (data < 0 || isNaN(data)) {
			vErrors = fail(vErrors, "", "minimum", { comparison: ">=", limit: 0 });
		}
	}
	validate288.errors = vErrors;
	return vErrors === null;
}
function validate276(data) {
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
		if (data.projectId === void 0) {
			vErrors = lack(vErrors, "", "projectId");
			errors++;
		}
		if (data.tags === void 0) {
			vErrors = lack(vErrors, "", "tags");
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
		if (data.nameServers === void 0) {
			vErrors = lack(vErrors, "", "nameServers");
			errors++;
		}
		if (data.serial === void 0) {
			vErrors = lack(vErrors, "", "serial");
			errors++;
		}
		if (data.contactEmail === void 0) {
			vErrors = lack(vErrors, "", "contactEmail");
			errors++;
		}
		if (data.defaultTtl === void 0) {
			vErrors = lack(vErrors, "", "defaultTtl");
			errors++;
		}
		if (data.negativeTtl === void 0) {
			vErrors = lack(vErrors, "", "negativeTtl");
			errors++;
		}
		if (data.recordCount === void 0) {
			vErrors = lack(vErrors, "", "recordCount");
			errors++;
		}
		if (data.recordTypes === void 0) {
			vErrors = lack(vErrors, "", "recordTypes");
			errors++;
		}
		if (data.queries === void 0) {
			vErrors = lack(vErrors, "", "queries");
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
		if (vErrors !== null || mayHaveStrangers(data, schema129)) for (const key0 in data) if (!func27.call(schema129.properties, key0)) {
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
		if (data.status !== void 0) {
			if (!validate281(data.status)) {
				vErrors = under(vErrors, "/status", validate281);
				errors = vErrors.length;
			}
		}
		if (data.statusReason !== void 0) {
			let data5 = data.statusReason;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = fail(vErrors, "/statusReason", "type", { type: schema129.properties.statusReason.type });
				errors++;
			}
			if (typeof data5 === "string") {
				if (isLonger(data5, 300)) {
					vErrors = fail(vErrors, "/statusReason", "maxLength", { limit: 300 });
					errors++;
				}
			}
		}
		if (data.transition !== void 0) {
			let data6 = data.transition;
			const _errs10 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs11 = errors;
			if (!validate283(data6)) {
				vErrors = under(vErrors, "/transition", validate283);
				errors = vErrors.length;
			}
			var _valid0 = _errs11 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs12 = errors;
			if (data6 !== null) {
				vErrors = fail(vErrors, "/transition", "type", { type: "null" });
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
				vErrors = fail(vErrors, "/transition", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs10;
				if (vErrors !== null) {
					if (_errs10) vErrors.length = _errs10;
					else vErrors = null;
				}
			}
		}
		if (data.nameServers !== void 0) {
			let data7 = data.nameServers;
			if (Array.isArray(data7)) {
				if (data7.length > 8) {
					vErrors = fail(vErrors, "/nameServers", "maxItems", { limit: 8 });
					errors++;
				}
				if (data7.length < 1) {
					vErrors = fail(vErrors, "/nameServers", "minItems", { limit: 1 });
					errors++;
				}
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate131(data7[i0])) {
					vErrors = under(vErrors, "/nameServers/" + i0, validate131);
					errors = vErrors.length;
				}
			} else {
				vErrors = fail(vErrors, "/nameServers", "type", { type: "array" });
				errors++;
			}
		}
		if (data.serial !== void 0) {
			if (!validate288(data.serial)) {
				vErrors = under(vErrors, "/serial", validate288);
				errors = vErrors.length;
			}
		}
		if (data.contactEmail !== void 0) {
			let data10 = data.contactEmail;
			if (typeof data10 === "string") {
				if (isLonger(data10, 254)) {
					vErrors = fail(vErrors, "/contactEmail", "maxLength", { limit: 254 });
					errors++;
				}
				if (!formats0.test(data10)) {
					vErrors = fail(vErrors, "/contactEmail", "format", { format: "email" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/contactEmail", "type", { type: "string" });
				errors++;
			}
		}
		if (data.defaultTtl !== void 0) {
			if (!validate236(data.defaultTtl)) {
				vErrors = under(vErrors, "/defaultTtl", validate236);
				errors = vErrors.length;
			}
		}
		if (data.negativeTtl !== void 0) {
			if (!validate236(data.negativeTtl)) {
				vErrors = under(vErrors, "/negativeTtl", validate236);
				errors = vErrors.length;
			}
		}
		if (data.recordCount !== void 0) {
			let data13 = data.recordCount;
			if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
				vErrors = fail(vErrors, "/recordCount", "type", { type: "integer" });
				errors++;
			}
			if (typeof data13 == "number") {
				if (data13 < 0 || isNaN(data13)) {
					vErrors = fail(vErrors, "/recordCount", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			}
		}
		if (data.recordTypes !== void 0) {
			if (!validate219(data.recordTypes)) {
				vErrors = under(vErrors, "/recordTypes", validate219);
				errors = vErrors.length;
			}
		}
		if (data.queries !== void 0) {
			let data15 = data.queries;
			if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
				vErrors = fail(vErrors, "/queries", "type", { type: "integer" });
				errors++;
			}
			if (typeof data15 == "number") {
				if (data15 < 0 || isNaN(data15)) {
					vErrors = fail(vErrors, "/queries", "minimum", { comparison: ">=", limit: 0 });
					errors++;
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
	validate276.errors = vErrors;
	return errors === 0;
}
function validate295(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.ttl === void 0) {
			vErrors = lack(vErrors, "", "ttl");
		}
		if (data.data === void 0) {
			vErrors = lack(vErrors, "", "data");
		}
		if (data.readOnly === void 0) {
			vErrors = lack(vErrors, "", "readOnly");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		if (data.updatedAt === void 0) {
			vErrors = lack(vErrors, "", "updatedAt");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "ttl" || key0 === "data" || key0 === "readOnly" || key0 === "createdAt" || key0 === "updatedAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.name !== void 0) {
			if (!validate234(data.name)) {
				vErrors = under(vErrors, "/name", validate234);
			}
		}
		if (data.ttl !== void 0) {
			if (!validate236(data.ttl)) {
				vErrors = under(vErrors, "/ttl", validate236);
			}
		}
		if (data.data !== void 0) {
			if (!validate238(data.data)) {
				vErrors = under(vErrors, "/data", validate238);
			}
		}
		if (data.readOnly !== void 0) {
			if (typeof data.readOnly !== "boolean") {
				vErrors = fail(vErrors, "/readOnly", "type", { type: "boolean" });
			}
		}
		if (data.createdAt !== void 0) {
			let data5 = data.createdAt;
			if (typeof data5 === "string") {
				if (!formats4.test(data5)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
			}
		}
		if (data.updatedAt !== void 0) {
			let data6 = data.updatedAt;
			if (typeof data6 === "string") {
				if (!formats4.test(data6)) {
					vErrors = fail(vErrors, "/updatedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/updatedAt", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate295.errors = vErrors;
	return vErrors === null;
}
function validate275(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.zone === void 0) {
			vErrors = lack(vErrors, "", "zone");
		}
		if (data.records === void 0) {
			vErrors = lack(vErrors, "", "records");
		}
		for (const key0 in data) if (!(key0 === "zone" || key0 === "records")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.zone !== void 0) {
			if (!validate276(data.zone)) {
				vErrors = under(vErrors, "/zone", validate276);
			}
		}
		if (data.records !== void 0) {
			let data1 = data.records;
			if (Array.isArray(data1)) {
				if (data1.length > 2e3) {
					vErrors = fail(vErrors, "/records", "maxItems", { limit: 2e3 });
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate295(data1[i0])) {
					vErrors = under(vErrors, "/records/" + i0, validate295);
				}
			} else {
				vErrors = fail(vErrors, "/records", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate275.errors = vErrors;
	return vErrors === null;
}
function validate274(data) {
	let vErrors = null;
	if (!validate275(data)) {
		vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
	}
	validate274.errors = vErrors;
	return vErrors === null;
}
const createDnsZone_params = validate368;
const schema_DnsZoneCreate = validate690;
function validate691(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.domain === void 0) {
			vErrors = lack(vErrors, "", "domain");
		}
		for (const key0 in data) if (!(key0 === "domain" || key0 === "contactEmail" || key0 === "tags" || key0 === "projectId")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.domain !== void 0) {
			if (!validate131(data.domain)) {
				vErrors = under(vErrors, "/domain", validate131);
			}
		}
		if (data.contactEmail !== void 0) {
			let data1 = data.contactEmail;
			if (typeof data1 === "string") {
				if (isLonger(data1, 254)) {
					vErrors = fail(vErrors, "/contactEmail", "maxLength", { limit: 254 });
				}
				if (!formats0.test(data1)) {
					vErrors = fail(vErrors, "/contactEmail", "format", { format: "email" });
				}
			} else {
				vErrors = fail(vErrors, "/contactEmail", "type", { type: "string" });
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
	validate691.errors = vErrors;
	return vErrors === null;
}
function validate690(data) {
	let vErrors = null;
	if (!validate691(data)) {
		vErrors = vErrors === null ? validate691.errors : vErrors.concat(validate691.errors);
	}
	validate690.errors = vErrors;
	return vErrors === null;
}
const schema_DnsZone = validate696;
function validate696(data) {
	let vErrors = null;
	if (!validate276(data)) {
		vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
	}
	validate696.errors = vErrors;
	return vErrors === null;
}
const deleteDnsZone_params = validate974;
function validate974(data) {
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
				if (data1.dnsZoneId === void 0) {
					vErrors = lack(vErrors, "/path", "dnsZoneId");
				}
				for (const key1 in data1) if (!(key1 === "dnsZoneId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.dnsZoneId !== void 0) {
					let data2 = data1.dnsZoneId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/dnsZoneId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/dnsZoneId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/dnsZoneId", "type", { type: "string" });
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
	validate974.errors = vErrors;
	return vErrors === null;
}
const exportDnsZone_params = validate974;
const schema_ZoneFile = validate1069;
function validate1070(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 1e6)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 1e6 });
		}
		if (isShorter(data, 1)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 1 });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate1070.errors = vErrors;
	return vErrors === null;
}
function validate1069(data) {
	let vErrors = null;
	if (!validate1070(data)) {
		vErrors = vErrors === null ? validate1070.errors : vErrors.concat(validate1070.errors);
	}
	validate1069.errors = vErrors;
	return vErrors === null;
}
const schema_DnsCatalogue = validate1382;
const schema594 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"maxZones",
		"includedQueries",
		"hourlyRate",
		"monthlyPrice"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"name": {
			"type": "string",
			"minLength": 1,
			"maxLength": 60
		},
		"maxZones": {
			"type": ["integer", "null"],
			"minimum": 1
		},
		"includedQueries": {
			"type": "integer",
			"minimum": 1
		},
		"hourlyRate": { "$ref": "#/components/schemas/Rate" },
		"monthlyPrice": { "$ref": "#/components/schemas/Money" }
	}
};
function validate1384(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.maxZones === void 0) {
			vErrors = lack(vErrors, "", "maxZones");
		}
		if (data.includedQueries === void 0) {
			vErrors = lack(vErrors, "", "includedQueries");
		}
		if (data.hourlyRate === void 0) {
			vErrors = lack(vErrors, "", "hourlyRate");
		}
		if (data.monthlyPrice === void 0) {
			vErrors = lack(vErrors, "", "monthlyPrice");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "maxZones" || key0 === "includedQueries" || key0 === "hourlyRate" || key0 === "monthlyPrice")) {
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
		if (data.maxZones !== void 0) {
			let data2 = data.maxZones;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2)) && data2 !== null) {
				vErrors = fail(vErrors, "/maxZones", "type", { type: schema594.properties.maxZones.type });
			}
			if (typeof data2 == "number") {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/maxZones", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.includedQueries !== void 0) {
			let data3 = data.includedQueries;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/includedQueries", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 1 || isNaN(data3)) {
					vErrors = fail(vErrors, "/includedQueries", "minimum", { comparison: ">=", limit: 1 });
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
	validate1384.errors = vErrors;
	return vErrors === null;
}
function validate1383(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.plans === void 0) {
			vErrors = lack(vErrors, "", "plans");
		}
		if (data.nameServers === void 0) {
			vErrors = lack(vErrors, "", "nameServers");
		}
		for (const key0 in data) if (!(key0 === "plans" || key0 === "nameServers")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.plans !== void 0) {
			let data0 = data.plans;
			if (Array.isArray(data0)) {
				if (data0.length > 50) {
					vErrors = fail(vErrors, "/plans", "maxItems", { limit: 50 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1384(data0[i0])) {
					vErrors = under(vErrors, "/plans/" + i0, validate1384);
				}
			} else {
				vErrors = fail(vErrors, "/plans", "type", { type: "array" });
			}
		}
		if (data.nameServers !== void 0) {
			let data2 = data.nameServers;
			if (Array.isArray(data2)) {
				if (data2.length > 8) {
					vErrors = fail(vErrors, "/nameServers", "maxItems", { limit: 8 });
				}
				if (data2.length < 1) {
					vErrors = fail(vErrors, "/nameServers", "minItems", { limit: 1 });
				}
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate131(data2[i1])) {
					vErrors = under(vErrors, "/nameServers/" + i1, validate131);
				}
			} else {
				vErrors = fail(vErrors, "/nameServers", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1383.errors = vErrors;
	return vErrors === null;
}
function validate1382(data) {
	let vErrors = null;
	if (!validate1383(data)) {
		vErrors = vErrors === null ? validate1383.errors : vErrors.concat(validate1383.errors);
	}
	validate1382.errors = vErrors;
	return vErrors === null;
}
const getDnsMetrics_params = validate1391;
function validate1391(data) {
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
				if (data4.dnsZoneId === void 0) {
					vErrors = lack(vErrors, "/path", "dnsZoneId");
				}
				for (const key1 in data4) if (!(key1 === "dnsZoneId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data4.dnsZoneId !== void 0) {
					let data5 = data4.dnsZoneId;
					if (typeof data5 === "string") {
						if (isLonger(data5, 64)) {
							vErrors = fail(vErrors, "/path/dnsZoneId", "maxLength", { limit: 64 });
						}
						if (isShorter(data5, 1)) {
							vErrors = fail(vErrors, "/path/dnsZoneId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/dnsZoneId", "type", { type: "string" });
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
	validate1391.errors = vErrors;
	return vErrors === null;
}
const getDnsZone_params = validate974;
const listDnsActivity_params = validate1894;
function validate1894(data) {
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
				if (data3.dnsZoneId === void 0) {
					vErrors = lack(vErrors, "/path", "dnsZoneId");
				}
				for (const key1 in data3) if (!(key1 === "dnsZoneId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data3.dnsZoneId !== void 0) {
					let data4 = data3.dnsZoneId;
					if (typeof data4 === "string") {
						if (isLonger(data4, 64)) {
							vErrors = fail(vErrors, "/path/dnsZoneId", "maxLength", { limit: 64 });
						}
						if (isShorter(data4, 1)) {
							vErrors = fail(vErrors, "/path/dnsZoneId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/dnsZoneId", "type", { type: "string" });
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
	validate1894.errors = vErrors;
	return vErrors === null;
}
const listDnsActivity_200_frame = validate1712;
const listDnsRecords_params = validate1898;
const pattern79 = new RegExp("^-?(name|type|ttl|updatedAt)(,-?(name|type|ttl|updatedAt))*$", "u");
function validate1898(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "q" || key0 === "type" || key0 === "sort" || key0 === "page" || key0 === "pageSize")) {
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
				if (data0.type !== void 0) {
					let data2 = data0.type;
					if (Array.isArray(data2)) {
						if (data2.length > 8) {
							vErrors = fail(vErrors, "/query/type", "maxItems", { limit: 8 });
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate221(data2[i0])) {
							vErrors = under(vErrors, "/query/type/" + i0, validate221);
						}
					} else {
						vErrors = fail(vErrors, "/query/type", "type", { type: "array" });
					}
				}
				if (data0.sort !== void 0) {
					let data4 = data0.sort;
					if (typeof data4 === "string") {
						if (isLonger(data4, 200)) {
							vErrors = fail(vErrors, "/query/sort", "maxLength", { limit: 200 });
						}
						if (!pattern79.test(data4)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(name|type|ttl|updatedAt)(,-?(name|type|ttl|updatedAt))*$" });
						}
					} else {
						vErrors = fail(vErrors, "/query/sort", "type", { type: "string" });
					}
				}
				if (data0.page !== void 0) {
					let data5 = data0.page;
					if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
						vErrors = fail(vErrors, "/query/page", "type", { type: "integer" });
					}
					if (typeof data5 == "number") {
						if (data5 > 1e6 || isNaN(data5)) {
							vErrors = fail(vErrors, "/query/page", "maximum", { comparison: "<=", limit: 1e6 });
						}
						if (data5 < 1 || isNaN(data5)) {
							vErrors = fail(vErrors, "/query/page", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
				if (data0.pageSize !== void 0) {
					let data6 = data0.pageSize;
					if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
						vErrors = fail(vErrors, "/query/pageSize", "type", { type: "integer" });
					}
					if (typeof data6 == "number") {
						if (data6 > 100 || isNaN(data6)) {
							vErrors = fail(vErrors, "/query/pageSize", "maximum", { comparison: "<=", limit: 100 });
						}
						if (data6 < 1 || isNaN(data6)) {
							vErrors = fail(vErrors, "/query/pageSize", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data7 = data.path;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7.dnsZoneId === void 0) {
					vErrors = lack(vErrors, "/path", "dnsZoneId");
				}
				for (const key1 in data7) if (!(key1 === "dnsZoneId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data7.dnsZoneId !== void 0) {
					let data8 = data7.dnsZoneId;
					if (typeof data8 === "string") {
						if (isLonger(data8, 64)) {
							vErrors = fail(vErrors, "/path/dnsZoneId", "maxLength", { limit: 64 });
						}
						if (isShorter(data8, 1)) {
							vErrors = fail(vErrors, "/path/dnsZoneId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/dnsZoneId", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data9 = data.header;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) for (const key2 in data9) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1898.errors = vErrors;
	return vErrors === null;
}
const listDnsRecords_200_frame = validate1748;
const schema_DnsRecord = validate1902;
function validate1902(data) {
	let vErrors = null;
	if (!validate295(data)) {
		vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
	}
	validate1902.errors = vErrors;
	return vErrors === null;
}
const listDnsZones_params = validate1909;
const pattern81 = new RegExp("^-?(domain|status|records|queries|createdAt|updatedAt)(,-?(domain|status|records|queries|createdAt|updatedAt))*$", "u");
function validate1909(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "q" || key0 === "status" || key0 === "tag" || key0 === "projectId" || key0 === "sort" || key0 === "page" || key0 === "pageSize")) {
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
						for (let i0 = 0; i0 < len0; i0++) if (!validate281(data2[i0])) {
							vErrors = under(vErrors, "/query/status/" + i0, validate281);
						}
					} else {
						vErrors = fail(vErrors, "/query/status", "type", { type: "array" });
					}
				}
				if (data0.tag !== void 0) {
					let data4 = data0.tag;
					if (Array.isArray(data4)) {
						if (data4.length > 20) {
							vErrors = fail(vErrors, "/query/tag", "maxItems", { limit: 20 });
						}
						const len1 = data4.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate73(data4[i1])) {
							vErrors = under(vErrors, "/query/tag/" + i1, validate73);
						}
					} else {
						vErrors = fail(vErrors, "/query/tag", "type", { type: "array" });
					}
				}
				if (data0.projectId !== void 0) {
					let data6 = data0.projectId;
					if (typeof data6 === "string") {
						if (isLonger(data6, 64)) {
							vErrors = fail(vErrors, "/query/projectId", "maxLength", { limit: 64 });
						}
						if (isShorter(data6, 1)) {
							vErrors = fail(vErrors, "/query/projectId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/projectId", "type", { type: "string" });
					}
				}
				if (data0.sort !== void 0) {
					let data7 = data0.sort;
					if (typeof data7 === "string") {
						if (isLonger(data7, 200)) {
							vErrors = fail(vErrors, "/query/sort", "maxLength", { limit: 200 });
						}
						if (!pattern81.test(data7)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(domain|status|records|queries|createdAt|updatedAt)(,-?(domain|status|records|queries|createdAt|updatedAt))*$" });
						}
					} else {
						vErrors = fail(vErrors, "/query/sort", "type", { type: "string" });
					}
				}
				if (data0.page !== void 0) {
					let data8 = data0.page;
					if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
						vErrors = fail(vErrors, "/query/page", "type", { type: "integer" });
					}
					if (typeof data8 == "number") {
						if (data8 > 1e6 || isNaN(data8)) {
							vErrors = fail(vErrors, "/query/page", "maximum", { comparison: "<=", limit: 1e6 });
						}
						if (data8 < 1 || isNaN(data8)) {
							vErrors = fail(vErrors, "/query/page", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
				if (data0.pageSize !== void 0) {
					let data9 = data0.pageSize;
					if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
						vErrors = fail(vErrors, "/query/pageSize", "type", { type: "integer" });
					}
					if (typeof data9 == "number") {
						if (data9 > 100 || isNaN(data9)) {
							vErrors = fail(vErrors, "/query/pageSize", "maximum", { comparison: "<=", limit: 100 });
						}
						if (data9 < 1 || isNaN(data9)) {
							vErrors = fail(vErrors, "/query/pageSize", "minimum", { comparison: ">=", limit: 1 });
						}
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
	validate1909.errors = vErrors;
	return vErrors === null;
}
const listDnsZones_200_frame = validate1748;
const previewDnsImport_params = validate974;
const schema_DnsImport = validate2179;
const schema993 = {
	"type": "string",
	"enum": ["merge", "replace"]
};
function validate2183(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "merge" || data === "replace")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema993.enum });
	}
	validate2183.errors = vErrors;
	return vErrors === null;
}
function validate2180(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.zoneFile === void 0) {
			vErrors = lack(vErrors, "", "zoneFile");
		}
		if (data.mode === void 0) {
			vErrors = lack(vErrors, "", "mode");
		}
		for (const key0 in data) if (!(key0 === "zoneFile" || key0 === "mode")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.zoneFile !== void 0) {
			if (!validate1070(data.zoneFile)) {
				vErrors = under(vErrors, "/zoneFile", validate1070);
			}
		}
		if (data.mode !== void 0) {
			if (!validate2183(data.mode)) {
				vErrors = under(vErrors, "/mode", validate2183);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2180.errors = vErrors;
	return vErrors === null;
}
function validate2179(data) {
	let vErrors = null;
	if (!validate2180(data)) {
		vErrors = vErrors === null ? validate2180.errors : vErrors.concat(validate2180.errors);
	}
	validate2179.errors = vErrors;
	return vErrors === null;
}
const schema_DnsImportPreview = validate2186;
const schema996 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"line",
		"change",
		"before"
	],
	"properties": {
		"line": {
			"type": ["integer", "null"],
			"minimum": 1
		},
		"change": { "$ref": "#/components/schemas/DnsChange" },
		"before": { "oneOf": [{ "$ref": "#/components/schemas/DnsRecord" }, { "type": "null" }] }
	}
};
function validate2189(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.line === void 0) {
			vErrors = lack(vErrors, "", "line");
			errors++;
		}
		if (data.change === void 0) {
			vErrors = lack(vErrors, "", "change");
			errors++;
		}
		if (data.before === void 0) {
			vErrors = lack(vErrors, "", "before");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "line" || key0 === "change" || key0 === "before")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.line !== void 0) {
			let data0 = data.line;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0)) && data0 !== null) {
				vErrors = fail(vErrors, "/line", "type", { type: schema996.properties.line.type });
				errors++;
			}
			if (typeof data0 == "number") {
				if (data0 < 1 || isNaN(data0)) {
					vErrors = fail(vErrors, "/line", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.change !== void 0) {
			if (!validate231(data.change)) {
				vErrors = under(vErrors, "/change", validate231);
				errors = vErrors.length;
			}
		}
		if (data.before !== void 0) {
			let data2 = data.before;
			const _errs6 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs7 = errors;
			if (!validate295(data2)) {
				vErrors = under(vErrors, "/before", validate295);
				errors = vErrors.length;
			}
			var _valid0 = _errs7 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs8 = errors;
			if (data2 !== null) {
				vErrors = fail(vErrors, "/before", "type", { type: "null" });
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
				vErrors = fail(vErrors, "/before", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs6;
				if (vErrors !== null) {
					if (_errs6) vErrors.length = _errs6;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate2189.errors = vErrors;
	return errors === 0;
}
function validate2193(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.line === void 0) {
			vErrors = lack(vErrors, "", "line");
		}
		if (data.reason === void 0) {
			vErrors = lack(vErrors, "", "reason");
		}
		for (const key0 in data) if (!(key0 === "line" || key0 === "reason")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.line !== void 0) {
			let data0 = data.line;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/line", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 1 || isNaN(data0)) {
					vErrors = fail(vErrors, "/line", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.reason !== void 0) {
			let data1 = data.reason;
			if (typeof data1 === "string") {
				if (isLonger(data1, 300)) {
					vErrors = fail(vErrors, "/reason", "maxLength", { limit: 300 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/reason", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/reason", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2193.errors = vErrors;
	return vErrors === null;
}
function validate2187(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.serial === void 0) {
			vErrors = lack(vErrors, "", "serial");
		}
		if (data.changes === void 0) {
			vErrors = lack(vErrors, "", "changes");
		}
		if (data.unchanged === void 0) {
			vErrors = lack(vErrors, "", "unchanged");
		}
		if (data.ignored === void 0) {
			vErrors = lack(vErrors, "", "ignored");
		}
		for (const key0 in data) if (!(key0 === "serial" || key0 === "changes" || key0 === "unchanged" || key0 === "ignored")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.serial !== void 0) {
			if (!validate288(data.serial)) {
				vErrors = under(vErrors, "/serial", validate288);
			}
		}
		if (data.changes !== void 0) {
			let data1 = data.changes;
			if (Array.isArray(data1)) {
				if (data1.length > 2e3) {
					vErrors = fail(vErrors, "/changes", "maxItems", { limit: 2e3 });
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate2189(data1[i0])) {
					vErrors = under(vErrors, "/changes/" + i0, validate2189);
				}
			} else {
				vErrors = fail(vErrors, "/changes", "type", { type: "array" });
			}
		}
		if (data.unchanged !== void 0) {
			let data3 = data.unchanged;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/unchanged", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/unchanged", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.ignored !== void 0) {
			let data4 = data.ignored;
			if (Array.isArray(data4)) {
				if (data4.length > 2e3) {
					vErrors = fail(vErrors, "/ignored", "maxItems", { limit: 2e3 });
				}
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate2193(data4[i1])) {
					vErrors = under(vErrors, "/ignored/" + i1, validate2193);
				}
			} else {
				vErrors = fail(vErrors, "/ignored", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2187.errors = vErrors;
	return vErrors === null;
}
function validate2186(data) {
	let vErrors = null;
	if (!validate2187(data)) {
		vErrors = vErrors === null ? validate2187.errors : vErrors.concat(validate2187.errors);
	}
	validate2186.errors = vErrors;
	return vErrors === null;
}
const updateDnsZone_params = validate974;
const schema_DnsZoneUpdate = validate2391;
function validate2392(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 1 });
		}
		for (const key0 in data) if (!(key0 === "contactEmail" || key0 === "defaultTtl" || key0 === "negativeTtl" || key0 === "tags")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.contactEmail !== void 0) {
			let data0 = data.contactEmail;
			if (typeof data0 === "string") {
				if (isLonger(data0, 254)) {
					vErrors = fail(vErrors, "/contactEmail", "maxLength", { limit: 254 });
				}
				if (!formats0.test(data0)) {
					vErrors = fail(vErrors, "/contactEmail", "format", { format: "email" });
				}
			} else {
				vErrors = fail(vErrors, "/contactEmail", "type", { type: "string" });
			}
		}
		if (data.defaultTtl !== void 0) {
			if (!validate236(data.defaultTtl)) {
				vErrors = under(vErrors, "/defaultTtl", validate236);
			}
		}
		if (data.negativeTtl !== void 0) {
			if (!validate236(data.negativeTtl)) {
				vErrors = under(vErrors, "/negativeTtl", validate236);
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
	validate2392.errors = vErrors;
	return vErrors === null;
}
function validate2391(data) {
	let vErrors = null;
	if (!validate2392(data)) {
		vErrors = vErrors === null ? validate2392.errors : vErrors.concat(validate2392.errors);
	}
	validate2391.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	changeDnsPlan: {
		params: null,
		body: schema_DnsPlanChange,
		event: null,
		responses: {
			200: {
				body: schema_DnsSummary,
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
	changeDnsRecords: {
		params: changeDnsRecords_params,
		body: schema_DnsChanges,
		event: null,
		responses: {
			200: {
				body: schema_DnsChangeResult,
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
	},
	createDnsZone: {
		params: createDnsZone_params,
		body: schema_DnsZoneCreate,
		event: null,
		responses: {
			202: {
				body: schema_DnsZone,
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
	deleteDnsZone: {
		params: deleteDnsZone_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_DnsZone,
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
	exportDnsZone: {
		params: exportDnsZone_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_ZoneFile,
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
	getDnsCatalogue: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_DnsCatalogue,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getDnsMetrics: {
		params: getDnsMetrics_params,
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
	getDnsSummary: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_DnsSummary,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getDnsZone: {
		params: getDnsZone_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_DnsZone,
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
	listDnsActivity: {
		params: listDnsActivity_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listDnsActivity_200_frame,
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
	listDnsRecords: {
		params: listDnsRecords_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listDnsRecords_200_frame,
				item: schema_DnsRecord
			},
			400: problem,
			401: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listDnsZones: {
		params: listDnsZones_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listDnsZones_200_frame,
				item: schema_DnsZone
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	previewDnsImport: {
		params: previewDnsImport_params,
		body: schema_DnsImport,
		event: null,
		responses: {
			200: {
				body: schema_DnsImportPreview,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	updateDnsZone: {
		params: updateDnsZone_params,
		body: schema_DnsZoneUpdate,
		event: null,
		responses: {
			200: {
				body: schema_DnsZone,
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
