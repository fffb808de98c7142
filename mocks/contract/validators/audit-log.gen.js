// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, problem, under, validate1712, validate26, validate81 } from './shared.gen.js'
const exportAuditLog_params = validate1053;
const schema450 = {
	"type": "string",
	"enum": [
		"sign_in",
		"create",
		"change",
		"delete"
	]
};
function validate1054(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "sign_in" || data === "create" || data === "change" || data === "delete")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema450.enum });
	}
	validate1054.errors = vErrors;
	return vErrors === null;
}
const schema451 = {
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
		"project",
		"user",
		"member",
		"invitation",
		"role",
		"api_key",
		"session",
		"alert",
		"alert_rule",
		"alert_silence",
		"notification_channel",
		"notification",
		"invoice",
		"payment_method",
		"budget",
		"recommendation",
		"organisation"
	]
};
function validate1056(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "vm" || data === "container" || data === "database" || data === "volume" || data === "volume_snapshot" || data === "load_balancer" || data === "firewall" || data === "cdn_distribution" || data === "dns_zone" || data === "ssh_key" || data === "project" || data === "user" || data === "member" || data === "invitation" || data === "role" || data === "api_key" || data === "session" || data === "alert" || data === "alert_rule" || data === "alert_silence" || data === "notification_channel" || data === "notification" || data === "invoice" || data === "payment_method" || data === "budget" || data === "recommendation" || data === "organisation")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema451.enum });
	}
	validate1056.errors = vErrors;
	return vErrors === null;
}
function validate1053(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "q" || key0 === "userId" || key0 === "group" || key0 === "resourceType" || key0 === "from" || key0 === "to")) {
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
				if (data0.userId !== void 0) {
					let data2 = data0.userId;
					if (Array.isArray(data2)) {
						if (data2.length > 20) {
							vErrors = fail(vErrors, "/query/userId", "maxItems", { limit: 20 });
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data3 = data2[i0];
							if (typeof data3 === "string") {
								if (isLonger(data3, 64)) {
									vErrors = fail(vErrors, "/query/userId/" + i0, "maxLength", { limit: 64 });
								}
								if (isShorter(data3, 1)) {
									vErrors = fail(vErrors, "/query/userId/" + i0, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/userId/" + i0, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/userId", "type", { type: "array" });
					}
				}
				if (data0.group !== void 0) {
					let data4 = data0.group;
					if (Array.isArray(data4)) {
						if (data4.length > 4) {
							vErrors = fail(vErrors, "/query/group", "maxItems", { limit: 4 });
						}
						const len1 = data4.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate1054(data4[i1])) {
							vErrors = under(vErrors, "/query/group/" + i1, validate1054);
						}
					} else {
						vErrors = fail(vErrors, "/query/group", "type", { type: "array" });
					}
				}
				if (data0.resourceType !== void 0) {
					let data6 = data0.resourceType;
					if (Array.isArray(data6)) {
						if (data6.length > 30) {
							vErrors = fail(vErrors, "/query/resourceType", "maxItems", { limit: 30 });
						}
						const len2 = data6.length;
						for (let i2 = 0; i2 < len2; i2++) if (!validate1056(data6[i2])) {
							vErrors = under(vErrors, "/query/resourceType/" + i2, validate1056);
						}
					} else {
						vErrors = fail(vErrors, "/query/resourceType", "type", { type: "array" });
					}
				}
				if (data0.from !== void 0) {
					let data8 = data0.from;
					if (typeof data8 === "string") {
						if (isLonger(data8, 40)) {
							vErrors = fail(vErrors, "/query/from", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data8)) {
							vErrors = fail(vErrors, "/query/from", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/from", "type", { type: "string" });
					}
				}
				if (data0.to !== void 0) {
					let data9 = data0.to;
					if (typeof data9 === "string") {
						if (isLonger(data9, 40)) {
							vErrors = fail(vErrors, "/query/to", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data9)) {
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
	validate1053.errors = vErrors;
	return vErrors === null;
}
const schema_AuditText = validate1058;
function validate1059(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate1059.errors = vErrors;
	return vErrors === null;
}
function validate1058(data) {
	let vErrors = null;
	if (!validate1059(data)) {
		vErrors = vErrors === null ? validate1059.errors : vErrors.concat(validate1059.errors);
	}
	validate1058.errors = vErrors;
	return vErrors === null;
}
const getAuditEntry_params = validate1153;
function validate1153(data) {
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
				if (data1.auditEntryId === void 0) {
					vErrors = lack(vErrors, "/path", "auditEntryId");
				}
				for (const key1 in data1) if (!(key1 === "auditEntryId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.auditEntryId !== void 0) {
					let data2 = data1.auditEntryId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/auditEntryId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/auditEntryId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/auditEntryId", "type", { type: "string" });
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
	validate1153.errors = vErrors;
	return vErrors === null;
}
const schema_AuditEntry = validate1154;
const schema494 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"at",
		"actor",
		"operation",
		"action",
		"group",
		"resource",
		"outcome",
		"detail",
		"origin",
		"ip",
		"requestId"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"at": {
			"type": "string",
			"format": "date-time"
		},
		"actor": { "$ref": "#/components/schemas/AuditActor" },
		"operation": {
			"type": "string",
			"pattern": "^[a-zA-Z]+$",
			"maxLength": 64
		},
		"action": {
			"type": "string",
			"minLength": 1,
			"maxLength": 120
		},
		"group": { "$ref": "#/components/schemas/AuditGroup" },
		"resource": { "oneOf": [{ "$ref": "#/components/schemas/AuditResource" }, { "type": "null" }] },
		"outcome": { "$ref": "#/components/schemas/AuditOutcome" },
		"detail": {
			"type": ["string", "null"],
			"maxLength": 300
		},
		"origin": { "$ref": "#/components/schemas/AuditOrigin" },
		"ip": {
			"type": ["string", "null"],
			"maxLength": 45
		},
		"requestId": {
			"type": "string",
			"minLength": 1,
			"maxLength": 64
		}
	}
};
const schema495 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"id",
		"name",
		"owner"
	],
	"properties": {
		"kind": { "$ref": "#/components/schemas/ActorKind" },
		"id": {
			"type": ["string", "null"],
			"maxLength": 64
		},
		"name": {
			"type": "string",
			"minLength": 1,
			"maxLength": 120
		},
		"owner": { "oneOf": [{ "$ref": "#/components/schemas/AuditOwner" }, { "type": "null" }] }
	}
};
function validate1159(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name")) {
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
				if (isLonger(data1, 120)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 120 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1159.errors = vErrors;
	return vErrors === null;
}
function validate1157(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = lack(vErrors, "", "kind");
			errors++;
		}
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
			errors++;
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
			errors++;
		}
		if (data.owner === void 0) {
			vErrors = lack(vErrors, "", "owner");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "id" || key0 === "name" || key0 === "owner")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.kind !== void 0) {
			if (!validate81(data.kind)) {
				vErrors = under(vErrors, "/kind", validate81);
				errors = vErrors.length;
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = fail(vErrors, "/id", "type", { type: schema495.properties.id.type });
				errors++;
			}
			if (typeof data1 === "string") {
				if (isLonger(data1, 64)) {
					vErrors = fail(vErrors, "/id", "maxLength", { limit: 64 });
					errors++;
				}
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 === "string") {
				if (isLonger(data2, 120)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 120 });
					errors++;
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
				errors++;
			}
		}
		if (data.owner !== void 0) {
			let data3 = data.owner;
			const _errs8 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs9 = errors;
			if (!validate1159(data3)) {
				vErrors = under(vErrors, "/owner", validate1159);
				errors = vErrors.length;
			}
			var _valid0 = _errs9 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs10 = errors;
			if (data3 !== null) {
				vErrors = fail(vErrors, "/owner", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs10 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/owner", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1157.errors = vErrors;
	return errors === 0;
}
function validate1165(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "id" || key0 === "name")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.type !== void 0) {
			if (!validate1056(data.type)) {
				vErrors = under(vErrors, "/type", validate1056);
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (isLonger(data1, 64)) {
					vErrors = fail(vErrors, "/id", "maxLength", { limit: 64 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/id", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/id", "type", { type: "string" });
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 === "string") {
				if (isLonger(data2, 300)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 300 });
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1165.errors = vErrors;
	return vErrors === null;
}
const schema500 = {
	"type": "string",
	"enum": ["succeeded", "refused"]
};
function validate1169(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "succeeded" || data === "refused")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema500.enum });
	}
	validate1169.errors = vErrors;
	return vErrors === null;
}
const schema501 = {
	"type": "string",
	"enum": [
		"console",
		"api_key",
		"platform"
	]
};
function validate1171(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "console" || data === "api_key" || data === "platform")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema501.enum });
	}
	validate1171.errors = vErrors;
	return vErrors === null;
}
const pattern62 = new RegExp("^[a-zA-Z]+$", "u");
function validate1155(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
			errors++;
		}
		if (data.at === void 0) {
			vErrors = lack(vErrors, "", "at");
			errors++;
		}
		if (data.actor === void 0) {
			vErrors = lack(vErrors, "", "actor");
			errors++;
		}
		if (data.operation === void 0) {
			vErrors = lack(vErrors, "", "operation");
			errors++;
		}
		if (data.action === void 0) {
			vErrors = lack(vErrors, "", "action");
			errors++;
		}
		if (data.group === void 0) {
			vErrors = lack(vErrors, "", "group");
			errors++;
		}
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
			errors++;
		}
		if (data.outcome === void 0) {
			vErrors = lack(vErrors, "", "outcome");
			errors++;
		}
		if (data.detail === void 0) {
			vErrors = lack(vErrors, "", "detail");
			errors++;
		}
		if (data.origin === void 0) {
			vErrors = lack(vErrors, "", "origin");
			errors++;
		}
		if (data.ip === void 0) {
			vErrors = lack(vErrors, "", "ip");
			errors++;
		}
		if (data.requestId === void 0) {
			vErrors = lack(vErrors, "", "requestId");
			errors++;
		}
		if (vErrors !== null || mayHaveStrangers(data, schema494)) for (const key0 in data) if (!func27.call(schema494.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
				errors = vErrors.length;
			}
		}
		if (data.at !== void 0) {
			let data1 = data.at;
			if (typeof data1 === "string") {
				if (!formats4.test(data1)) {
					vErrors = fail(vErrors, "/at", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/at", "type", { type: "string" });
				errors++;
			}
		}
		if (data.actor !== void 0) {
			if (!validate1157(data.actor)) {
				vErrors = under(vErrors, "/actor", validate1157);
				errors = vErrors.length;
			}
		}
		if (data.operation !== void 0) {
			let data3 = data.operation;
			if (typeof data3 === "string") {
				if (isLonger(data3, 64)) {
					vErrors = fail(vErrors, "/operation", "maxLength", { limit: 64 });
					errors++;
				}
				if (!pattern62.test(data3)) {
					vErrors = fail(vErrors, "/operation", "pattern", { pattern: "^[a-zA-Z]+$" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/operation", "type", { type: "string" });
				errors++;
			}
		}
		if (data.action !== void 0) {
			let data4 = data.action;
			if (typeof data4 === "string") {
				if (isLonger(data4, 120)) {
					vErrors = fail(vErrors, "/action", "maxLength", { limit: 120 });
					errors++;
				}
				if (isShorter(data4, 1)) {
					vErrors = fail(vErrors, "/action", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/action", "type", { type: "string" });
				errors++;
			}
		}
		if (data.group !== void 0) {
			if (!validate1054(data.group)) {
				vErrors = under(vErrors, "/group", validate1054);
				errors = vErrors.length;
			}
		}
		if (data.resource !== void 0) {
			let data6 = data.resource;
			const _errs12 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate1165(data6)) {
				vErrors = under(vErrors, "/resource", validate1165);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data6 !== null) {
				vErrors = fail(vErrors, "/resource", "type", { type: "null" });
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
				vErrors = fail(vErrors, "/resource", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.outcome !== void 0) {
			if (!validate1169(data.outcome)) {
				vErrors = under(vErrors, "/outcome", validate1169);
				errors = vErrors.length;
			}
		}
		if (data.detail !== void 0) {
			let data8 = data.detail;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = fail(vErrors, "/detail", "type", { type: schema494.properties.detail.type });
				errors++;
			}
			if (typeof data8 === "string") {
				if (isLonger(data8, 300)) {
					vErrors = fail(vErrors, "/detail", "maxLength", { limit: 300 });
					errors++;
				}
			}
		}
		if (data.origin !== void 0) {
			if (!validate1171(data.origin)) {
				vErrors = under(vErrors, "/origin", validate1171);
				errors = vErrors.length;
			}
		}
		if (data.ip !== void 0) {
			let data10 = data.ip;
			if (typeof data10 !== "string" && data10 !== null) {
				vErrors = fail(vErrors, "/ip", "type", { type: schema494.properties.ip.type });
				errors++;
			}
			if (typeof data10 === "string") {
				if (isLonger(data10, 45)) {
					vErrors = fail(vErrors, "/ip", "maxLength", { limit: 45 });
					errors++;
				}
			}
		}
		if (data.requestId !== void 0) {
			let data11 = data.requestId;
			if (typeof data11 === "string") {
				if (isLonger(data11, 64)) {
					vErrors = fail(vErrors, "/requestId", "maxLength", { limit: 64 });
					errors++;
				}
				if (isShorter(data11, 1)) {
					vErrors = fail(vErrors, "/requestId", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/requestId", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1155.errors = vErrors;
	return errors === 0;
}
function validate1154(data) {
	let vErrors = null;
	if (!validate1155(data)) {
		vErrors = vErrors === null ? validate1155.errors : vErrors.concat(validate1155.errors);
	}
	validate1154.errors = vErrors;
	return vErrors === null;
}
const listAuditEntries_params = validate1778;
function validate1778(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "cursor" || key0 === "limit" || key0 === "q" || key0 === "userId" || key0 === "group" || key0 === "resourceType" || key0 === "from" || key0 === "to")) {
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
				if (data0.q !== void 0) {
					let data3 = data0.q;
					if (typeof data3 === "string") {
						if (isLonger(data3, 200)) {
							vErrors = fail(vErrors, "/query/q", "maxLength", { limit: 200 });
						}
					} else {
						vErrors = fail(vErrors, "/query/q", "type", { type: "string" });
					}
				}
				if (data0.userId !== void 0) {
					let data4 = data0.userId;
					if (Array.isArray(data4)) {
						if (data4.length > 20) {
							vErrors = fail(vErrors, "/query/userId", "maxItems", { limit: 20 });
						}
						const len0 = data4.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data5 = data4[i0];
							if (typeof data5 === "string") {
								if (isLonger(data5, 64)) {
									vErrors = fail(vErrors, "/query/userId/" + i0, "maxLength", { limit: 64 });
								}
								if (isShorter(data5, 1)) {
									vErrors = fail(vErrors, "/query/userId/" + i0, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/userId/" + i0, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/userId", "type", { type: "array" });
					}
				}
				if (data0.group !== void 0) {
					let data6 = data0.group;
					if (Array.isArray(data6)) {
						if (data6.length > 4) {
							vErrors = fail(vErrors, "/query/group", "maxItems", { limit: 4 });
						}
						const len1 = data6.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate1054(data6[i1])) {
							vErrors = under(vErrors, "/query/group/" + i1, validate1054);
						}
					} else {
						vErrors = fail(vErrors, "/query/group", "type", { type: "array" });
					}
				}
				if (data0.resourceType !== void 0) {
					let data8 = data0.resourceType;
					if (Array.isArray(data8)) {
						if (data8.length > 30) {
							vErrors = fail(vErrors, "/query/resourceType", "maxItems", { limit: 30 });
						}
						const len2 = data8.length;
						for (let i2 = 0; i2 < len2; i2++) if (!validate1056(data8[i2])) {
							vErrors = under(vErrors, "/query/resourceType/" + i2, validate1056);
						}
					} else {
						vErrors = fail(vErrors, "/query/resourceType", "type", { type: "array" });
					}
				}
				if (data0.from !== void 0) {
					let data10 = data0.from;
					if (typeof data10 === "string") {
						if (isLonger(data10, 40)) {
							vErrors = fail(vErrors, "/query/from", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data10)) {
							vErrors = fail(vErrors, "/query/from", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/from", "type", { type: "string" });
					}
				}
				if (data0.to !== void 0) {
					let data11 = data0.to;
					if (typeof data11 === "string") {
						if (isLonger(data11, 40)) {
							vErrors = fail(vErrors, "/query/to", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data11)) {
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
	validate1778.errors = vErrors;
	return vErrors === null;
}
const listAuditEntries_200_frame = validate1712;
const listAuditPeople_200_frame = validate1786;
function validate1786(data) {
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
				if (data0.length > 1e4) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 1e4 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1786.errors = vErrors;
	return vErrors === null;
}
const schema_AuditPerson = validate1787;
function validate1787(data) {
	let vErrors = null;
	if (!validate1159(data)) {
		vErrors = vErrors === null ? validate1159.errors : vErrors.concat(validate1159.errors);
	}
	validate1787.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	exportAuditLog: {
		params: exportAuditLog_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_AuditText,
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
	getAuditEntry: {
		params: getAuditEntry_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_AuditEntry,
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
	listAuditEntries: {
		params: listAuditEntries_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listAuditEntries_200_frame,
				item: schema_AuditEntry
			},
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listAuditPeople: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: listAuditPeople_200_frame,
				item: schema_AuditPerson
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
