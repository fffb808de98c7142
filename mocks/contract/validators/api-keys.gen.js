// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, pattern18, problem, under, validate1758, validate26 } from './shared.gen.js'
const schema_ApiKeyCreate = validate424;
function validate426(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 80)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 80 });
		}
		if (isShorter(data, 1)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 1 });
		}
		if (!pattern18.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "\\S" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate426.errors = vErrors;
	return vErrors === null;
}
const schema193 = {
	"type": "string",
	"enum": [
		"full_access",
		"deploy_only",
		"read_only"
	]
};
function validate428(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "full_access" || data === "deploy_only" || data === "read_only")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema193.enum });
	}
	validate428.errors = vErrors;
	return vErrors === null;
}
function validate425(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.scope === void 0) {
			vErrors = lack(vErrors, "", "scope");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "scope" || key0 === "expiresAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate426(data.name)) {
				vErrors = under(vErrors, "/name", validate426);
			}
		}
		if (data.scope !== void 0) {
			if (!validate428(data.scope)) {
				vErrors = under(vErrors, "/scope", validate428);
			}
		}
		if (data.expiresAt !== void 0) {
			let data2 = data.expiresAt;
			if (typeof data2 === "string") {
				if (isLonger(data2, 40)) {
					vErrors = fail(vErrors, "/expiresAt", "maxLength", { limit: 40 });
				}
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/expiresAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/expiresAt", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate425.errors = vErrors;
	return vErrors === null;
}
function validate424(data) {
	let vErrors = null;
	if (!validate425(data)) {
		vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
	}
	validate424.errors = vErrors;
	return vErrors === null;
}
const schema_ApiKeySecret = validate431;
const schema196 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"scope",
		"hint",
		"status",
		"createdAt",
		"lastUsedAt",
		"expiresAt",
		"revokedAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"name": { "$ref": "#/components/schemas/ApiKeyName" },
		"scope": { "$ref": "#/components/schemas/ApiKeyScope" },
		"hint": {
			"type": "string",
			"minLength": 1,
			"maxLength": 20
		},
		"status": { "$ref": "#/components/schemas/ApiKeyStatus" },
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"lastUsedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"expiresAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"revokedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		}
	}
};
const schema197 = {
	"type": "string",
	"enum": [
		"active",
		"expired",
		"revoked"
	]
};
function validate437(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "active" || data === "expired" || data === "revoked")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema197.enum });
	}
	validate437.errors = vErrors;
	return vErrors === null;
}
function validate433(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.scope === void 0) {
			vErrors = lack(vErrors, "", "scope");
		}
		if (data.hint === void 0) {
			vErrors = lack(vErrors, "", "hint");
		}
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		if (data.lastUsedAt === void 0) {
			vErrors = lack(vErrors, "", "lastUsedAt");
		}
		if (data.expiresAt === void 0) {
			vErrors = lack(vErrors, "", "expiresAt");
		}
		if (data.revokedAt === void 0) {
			vErrors = lack(vErrors, "", "revokedAt");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema196)) for (const key0 in data) if (!func27.call(schema196.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.name !== void 0) {
			if (!validate426(data.name)) {
				vErrors = under(vErrors, "/name", validate426);
			}
		}
		if (data.scope !== void 0) {
			if (!validate428(data.scope)) {
				vErrors = under(vErrors, "/scope", validate428);
			}
		}
		if (data.hint !== void 0) {
			let data3 = data.hint;
			if (typeof data3 === "string") {
				if (isLonger(data3, 20)) {
					vErrors = fail(vErrors, "/hint", "maxLength", { limit: 20 });
				}
				if (isShorter(data3, 1)) {
					vErrors = fail(vErrors, "/hint", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/hint", "type", { type: "string" });
			}
		}
		if (data.status !== void 0) {
			if (!validate437(data.status)) {
				vErrors = under(vErrors, "/status", validate437);
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
		if (data.lastUsedAt !== void 0) {
			let data6 = data.lastUsedAt;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = fail(vErrors, "/lastUsedAt", "type", { type: schema196.properties.lastUsedAt.type });
			}
			if (typeof data6 === "string") {
				if (!formats4.test(data6)) {
					vErrors = fail(vErrors, "/lastUsedAt", "format", { format: "date-time" });
				}
			}
		}
		if (data.expiresAt !== void 0) {
			let data7 = data.expiresAt;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = fail(vErrors, "/expiresAt", "type", { type: schema196.properties.expiresAt.type });
			}
			if (typeof data7 === "string") {
				if (!formats4.test(data7)) {
					vErrors = fail(vErrors, "/expiresAt", "format", { format: "date-time" });
				}
			}
		}
		if (data.revokedAt !== void 0) {
			let data8 = data.revokedAt;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = fail(vErrors, "/revokedAt", "type", { type: schema196.properties.revokedAt.type });
			}
			if (typeof data8 === "string") {
				if (!formats4.test(data8)) {
					vErrors = fail(vErrors, "/revokedAt", "format", { format: "date-time" });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate433.errors = vErrors;
	return vErrors === null;
}
const pattern19 = new RegExp("^nimbus_[a-z0-9_]{20,}$", "u");
function validate432(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.key === void 0) {
			vErrors = lack(vErrors, "", "key");
		}
		if (data.secret === void 0) {
			vErrors = lack(vErrors, "", "secret");
		}
		for (const key0 in data) if (!(key0 === "key" || key0 === "secret")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.key !== void 0) {
			if (!validate433(data.key)) {
				vErrors = under(vErrors, "/key", validate433);
			}
		}
		if (data.secret !== void 0) {
			let data1 = data.secret;
			if (typeof data1 === "string") {
				if (isLonger(data1, 80)) {
					vErrors = fail(vErrors, "/secret", "maxLength", { limit: 80 });
				}
				if (!pattern19.test(data1)) {
					vErrors = fail(vErrors, "/secret", "pattern", { pattern: "^nimbus_[a-z0-9_]{20,}$" });
				}
			} else {
				vErrors = fail(vErrors, "/secret", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate432.errors = vErrors;
	return vErrors === null;
}
function validate431(data) {
	let vErrors = null;
	if (!validate432(data)) {
		vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
	}
	validate431.errors = vErrors;
	return vErrors === null;
}
const listApiKeys_200_frame = validate1758;
const schema_ApiKey = validate1760;
function validate1760(data) {
	let vErrors = null;
	if (!validate433(data)) {
		vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
	}
	validate1760.errors = vErrors;
	return vErrors === null;
}
const revokeApiKey_params = validate2276;
function validate2276(data) {
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
				if (data1.apiKeyId === void 0) {
					vErrors = lack(vErrors, "/path", "apiKeyId");
				}
				for (const key1 in data1) if (!(key1 === "apiKeyId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.apiKeyId !== void 0) {
					let data2 = data1.apiKeyId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/apiKeyId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/apiKeyId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/apiKeyId", "type", { type: "string" });
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
	validate2276.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	createApiKey: {
		params: null,
		body: schema_ApiKeyCreate,
		event: null,
		responses: {
			201: {
				body: schema_ApiKeySecret,
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
	listApiKeys: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: listApiKeys_200_frame,
				item: schema_ApiKey
			},
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	revokeApiKey: {
		params: revokeApiKey_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_ApiKey,
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
	}
}
