// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, isLonger, isShorter, lack, pattern90, problem, under, validate2061, validate26 } from './shared.gen.js'
const search_params = validate2283;
function validate2283(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.q === void 0) {
					vErrors = lack(vErrors, "/query", "q");
				}
				for (const key0 in data0) if (!(key0 === "q" || key0 === "limit")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.q !== void 0) {
					let data1 = data0.q;
					if (typeof data1 === "string") {
						if (isLonger(data1, 200)) {
							vErrors = fail(vErrors, "/query/q", "maxLength", { limit: 200 });
						}
						if (isShorter(data1, 1)) {
							vErrors = fail(vErrors, "/query/q", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/q", "type", { type: "string" });
					}
				}
				if (data0.limit !== void 0) {
					let data2 = data0.limit;
					if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
						vErrors = fail(vErrors, "/query/limit", "type", { type: "integer" });
					}
					if (typeof data2 == "number") {
						if (data2 > 50 || isNaN(data2)) {
							vErrors = fail(vErrors, "/query/limit", "maximum", { comparison: "<=", limit: 50 });
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
	validate2283.errors = vErrors;
	return vErrors === null;
}
const search_200_frame = validate2061;
const schema_SearchHit = validate2285;
const schema1056 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"type",
		"title",
		"subtitle",
		"status",
		"href"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"type": { "$ref": "#/components/schemas/SearchHitType" },
		"title": {
			"type": "string",
			"minLength": 1,
			"maxLength": 253
		},
		"subtitle": {
			"type": "string",
			"maxLength": 200
		},
		"status": {
			"type": ["string", "null"],
			"maxLength": 40
		},
		"href": {
			"type": ["string", "null"],
			"pattern": "^/(?!/)",
			"maxLength": 500
		}
	}
};
const schema1057 = {
	"type": "string",
	"enum": [
		"vm",
		"container",
		"database",
		"volume",
		"volume_snapshot",
		"load_balancer",
		"firewall",
		"cdn_distribution",
		"dns_zone",
		"ssh_key",
		"network"
	]
};
function validate2288(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "vm" || data === "container" || data === "database" || data === "volume" || data === "volume_snapshot" || data === "load_balancer" || data === "firewall" || data === "cdn_distribution" || data === "dns_zone" || data === "ssh_key" || data === "network")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema1057.enum });
	}
	validate2288.errors = vErrors;
	return vErrors === null;
}
function validate2286(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.title === void 0) {
			vErrors = lack(vErrors, "", "title");
		}
		if (data.subtitle === void 0) {
			vErrors = lack(vErrors, "", "subtitle");
		}
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
		}
		if (data.href === void 0) {
			vErrors = lack(vErrors, "", "href");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "type" || key0 === "title" || key0 === "subtitle" || key0 === "status" || key0 === "href")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.type !== void 0) {
			if (!validate2288(data.type)) {
				vErrors = under(vErrors, "/type", validate2288);
			}
		}
		if (data.title !== void 0) {
			let data2 = data.title;
			if (typeof data2 === "string") {
				if (isLonger(data2, 253)) {
					vErrors = fail(vErrors, "/title", "maxLength", { limit: 253 });
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/title", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/title", "type", { type: "string" });
			}
		}
		if (data.subtitle !== void 0) {
			let data3 = data.subtitle;
			if (typeof data3 === "string") {
				if (isLonger(data3, 200)) {
					vErrors = fail(vErrors, "/subtitle", "maxLength", { limit: 200 });
				}
			} else {
				vErrors = fail(vErrors, "/subtitle", "type", { type: "string" });
			}
		}
		if (data.status !== void 0) {
			let data4 = data.status;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = fail(vErrors, "/status", "type", { type: schema1056.properties.status.type });
			}
			if (typeof data4 === "string") {
				if (isLonger(data4, 40)) {
					vErrors = fail(vErrors, "/status", "maxLength", { limit: 40 });
				}
			}
		}
		if (data.href !== void 0) {
			let data5 = data.href;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = fail(vErrors, "/href", "type", { type: schema1056.properties.href.type });
			}
			if (typeof data5 === "string") {
				if (isLonger(data5, 500)) {
					vErrors = fail(vErrors, "/href", "maxLength", { limit: 500 });
				}
				if (!pattern90.test(data5)) {
					vErrors = fail(vErrors, "/href", "pattern", { pattern: "^/(?!/)" });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2286.errors = vErrors;
	return vErrors === null;
}
function validate2285(data) {
	let vErrors = null;
	if (!validate2286(data)) {
		vErrors = vErrors === null ? validate2286.errors : vErrors.concat(validate2286.errors);
	}
	validate2285.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	search: {
		params: search_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: search_200_frame,
				item: schema_SearchHit
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
