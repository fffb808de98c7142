// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func0, func27, isLonger, isShorter, lack, mayHaveStrangers, pattern8, problem, schema_Activity, schema_ResourceMetrics, under, validate122, validate154, validate161, validate1712, validate174, validate1748, validate189, validate26, validate327, validate368, validate72, validate73, validate80, validate923, validate95 } from './shared.gen.js'
const assignFirewall_params = validate151;
function validate151(data) {
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
				if (data1.firewallId === void 0) {
					vErrors = lack(vErrors, "/path", "firewallId");
				}
				for (const key1 in data1) if (!(key1 === "firewallId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.firewallId !== void 0) {
					let data2 = data1.firewallId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/firewallId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/firewallId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/firewallId", "type", { type: "string" });
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
	validate151.errors = vErrors;
	return vErrors === null;
}
const schema_FirewallAssign = validate152;
function validate153(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.vmIds === void 0) {
			vErrors = lack(vErrors, "", "vmIds");
		}
		for (const key0 in data) if (!(key0 === "vmIds")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.vmIds !== void 0) {
			if (!validate154(data.vmIds)) {
				vErrors = under(vErrors, "/vmIds", validate154);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate153.errors = vErrors;
	return vErrors === null;
}
function validate152(data) {
	let vErrors = null;
	if (!validate153(data)) {
		vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
	}
	validate152.errors = vErrors;
	return vErrors === null;
}
const schema_Firewall = validate158;
const schema77 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"description",
		"projectId",
		"tags",
		"planId",
		"status",
		"statusReason",
		"transition",
		"ruleCounts",
		"maxRules",
		"vmCount",
		"findings",
		"trafficGb",
		"monthlyCost",
		"createdAt",
		"updatedAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"name": { "$ref": "#/components/schemas/ResourceName" },
		"description": {
			"type": "string",
			"maxLength": 300
		},
		"projectId": { "$ref": "#/components/schemas/ResourceId" },
		"tags": { "$ref": "#/components/schemas/ResourceTags" },
		"planId": { "$ref": "#/components/schemas/ResourceId" },
		"status": { "$ref": "#/components/schemas/FirewallStatus" },
		"statusReason": {
			"type": ["string", "null"],
			"maxLength": 300
		},
		"transition": { "oneOf": [{ "$ref": "#/components/schemas/FirewallTransition" }, { "type": "null" }] },
		"ruleCounts": { "$ref": "#/components/schemas/FirewallRuleCounts" },
		"maxRules": {
			"type": ["integer", "null"],
			"minimum": 1
		},
		"vmCount": {
			"type": "integer",
			"minimum": 0
		},
		"findings": { "$ref": "#/components/schemas/FirewallFindingCounts" },
		"trafficGb": {
			"type": "number",
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
const schema79 = {
	"type": "string",
	"enum": [
		"active",
		"creating",
		"updating",
		"deleting",
		"error"
	]
};
function validate166(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "active" || data === "creating" || data === "updating" || data === "deleting" || data === "error")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema79.enum });
	}
	validate166.errors = vErrors;
	return vErrors === null;
}
const schema81 = {
	"type": "string",
	"enum": ["active", "deleted"]
};
function validate169(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "active" || data === "deleted")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema81.enum });
	}
	validate169.errors = vErrors;
	return vErrors === null;
}
function validate168(data) {
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
			if (!validate169(data.to)) {
				vErrors = under(vErrors, "/to", validate169);
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
	validate168.errors = vErrors;
	return vErrors === null;
}
function validate172(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.inbound === void 0) {
			vErrors = lack(vErrors, "", "inbound");
		}
		if (data.outbound === void 0) {
			vErrors = lack(vErrors, "", "outbound");
		}
		for (const key0 in data) if (!(key0 === "inbound" || key0 === "outbound")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.inbound !== void 0) {
			let data0 = data.inbound;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/inbound", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/inbound", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.outbound !== void 0) {
			let data1 = data.outbound;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/outbound", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/outbound", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate172.errors = vErrors;
	return vErrors === null;
}
function validate159(data) {
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
		if (data.description === void 0) {
			vErrors = lack(vErrors, "", "description");
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
		if (data.ruleCounts === void 0) {
			vErrors = lack(vErrors, "", "ruleCounts");
			errors++;
		}
		if (data.maxRules === void 0) {
			vErrors = lack(vErrors, "", "maxRules");
			errors++;
		}
		if (data.vmCount === void 0) {
			vErrors = lack(vErrors, "", "vmCount");
			errors++;
		}
		if (data.findings === void 0) {
			vErrors = lack(vErrors, "", "findings");
			errors++;
		}
		if (data.trafficGb === void 0) {
			vErrors = lack(vErrors, "", "trafficGb");
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
		if (vErrors !== null || mayHaveStrangers(data, schema77)) for (const key0 in data) if (!func27.call(schema77.properties, key0)) {
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
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 === "string") {
				if (isLonger(data2, 300)) {
					vErrors = fail(vErrors, "/description", "maxLength", { limit: 300 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/description", "type", { type: "string" });
				errors++;
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
			if (!validate166(data.status)) {
				vErrors = under(vErrors, "/status", validate166);
				errors = vErrors.length;
			}
		}
		if (data.statusReason !== void 0) {
			let data7 = data.statusReason;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = fail(vErrors, "/statusReason", "type", { type: schema77.properties.statusReason.type });
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
			const _errs13 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs14 = errors;
			if (!validate168(data8)) {
				vErrors = under(vErrors, "/transition", validate168);
				errors = vErrors.length;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs15 = errors;
			if (data8 !== null) {
				vErrors = fail(vErrors, "/transition", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs15 === errors;
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
				errors = _errs13;
				if (vErrors !== null) {
					if (_errs13) vErrors.length = _errs13;
					else vErrors = null;
				}
			}
		}
		if (data.ruleCounts !== void 0) {
			if (!validate172(data.ruleCounts)) {
				vErrors = under(vErrors, "/ruleCounts", validate172);
				errors = vErrors.length;
			}
		}
		if (data.maxRules !== void 0) {
			let data10 = data.maxRules;
			if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10)) && data10 !== null) {
				vErrors = fail(vErrors, "/maxRules", "type", { type: schema77.properties.maxRules.type });
				errors++;
			}
			if (typeof data10 == "number") {
				if (data10 < 1 || isNaN(data10)) {
					vErrors = fail(vErrors, "/maxRules", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.vmCount !== void 0) {
			let data11 = data.vmCount;
			if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
				vErrors = fail(vErrors, "/vmCount", "type", { type: "integer" });
				errors++;
			}
			if (typeof data11 == "number") {
				if (data11 < 0 || isNaN(data11)) {
					vErrors = fail(vErrors, "/vmCount", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			}
		}
		if (data.findings !== void 0) {
			if (!validate174(data.findings)) {
				vErrors = under(vErrors, "/findings", validate174);
				errors = vErrors.length;
			}
		}
		if (data.trafficGb !== void 0) {
			let data13 = data.trafficGb;
			if (typeof data13 == "number") {
				if (data13 < 0 || isNaN(data13)) {
					vErrors = fail(vErrors, "/trafficGb", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/trafficGb", "type", { type: "number" });
				errors++;
			}
		}
		if (data.monthlyCost !== void 0) {
			if (!validate122(data.monthlyCost)) {
				vErrors = under(vErrors, "/monthlyCost", validate122);
				errors = vErrors.length;
			}
		}
		if (data.createdAt !== void 0) {
			let data15 = data.createdAt;
			if (typeof data15 === "string") {
				if (!formats4.test(data15)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data16 = data.updatedAt;
			if (typeof data16 === "string") {
				if (!formats4.test(data16)) {
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
	validate159.errors = vErrors;
	return errors === 0;
}
function validate158(data) {
	let vErrors = null;
	if (!validate159(data)) {
		vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
	}
	validate158.errors = vErrors;
	return vErrors === null;
}
const schema_FirewallRuleSetInput = validate310;
const schema142 = {
	"type": "string",
	"enum": ["allow", "deny"]
};
function validate312(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "allow" || data === "deny")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema142.enum });
	}
	validate312.errors = vErrors;
	return vErrors === null;
}
const schema144 = {
	"type": "string",
	"enum": ["inbound", "outbound"]
};
function validate317(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "inbound" || data === "outbound")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema144.enum });
	}
	validate317.errors = vErrors;
	return vErrors === null;
}
const schema145 = {
	"type": "string",
	"enum": [
		"tcp",
		"udp",
		"icmp",
		"any"
	]
};
function validate320(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "tcp" || data === "udp" || data === "icmp" || data === "any")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema145.enum });
	}
	validate320.errors = vErrors;
	return vErrors === null;
}
function validate323(data) {
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
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/from", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 > 65535 || isNaN(data0)) {
					vErrors = fail(vErrors, "/from", "maximum", { comparison: "<=", limit: 65535 });
				}
				if (data0 < 1 || isNaN(data0)) {
					vErrors = fail(vErrors, "/from", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/to", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 > 65535 || isNaN(data1)) {
					vErrors = fail(vErrors, "/to", "maximum", { comparison: "<=", limit: 65535 });
				}
				if (data1 < 1 || isNaN(data1)) {
					vErrors = fail(vErrors, "/to", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate323.errors = vErrors;
	return vErrors === null;
}
function validate322(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 20) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 20 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate323(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate323);
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "array" });
	}
	validate322.errors = vErrors;
	return vErrors === null;
}
function validate326(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 50) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 50 });
		}
		if (data.length < 1) {
			vErrors = fail(vErrors, "", "minItems", { limit: 1 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate327(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate327);
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
	validate326.errors = vErrors;
	return vErrors === null;
}
function validate315(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.direction === void 0) {
			vErrors = lack(vErrors, "", "direction");
		}
		if (data.action === void 0) {
			vErrors = lack(vErrors, "", "action");
		}
		if (data.protocol === void 0) {
			vErrors = lack(vErrors, "", "protocol");
		}
		if (data.ports === void 0) {
			vErrors = lack(vErrors, "", "ports");
		}
		if (data.peers === void 0) {
			vErrors = lack(vErrors, "", "peers");
		}
		if (data.description === void 0) {
			vErrors = lack(vErrors, "", "description");
		}
		if (data.enabled === void 0) {
			vErrors = lack(vErrors, "", "enabled");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "direction" || key0 === "action" || key0 === "protocol" || key0 === "ports" || key0 === "peers" || key0 === "description" || key0 === "enabled")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.direction !== void 0) {
			if (!validate317(data.direction)) {
				vErrors = under(vErrors, "/direction", validate317);
			}
		}
		if (data.action !== void 0) {
			if (!validate312(data.action)) {
				vErrors = under(vErrors, "/action", validate312);
			}
		}
		if (data.protocol !== void 0) {
			if (!validate320(data.protocol)) {
				vErrors = under(vErrors, "/protocol", validate320);
			}
		}
		if (data.ports !== void 0) {
			if (!validate322(data.ports)) {
				vErrors = under(vErrors, "/ports", validate322);
			}
		}
		if (data.peers !== void 0) {
			if (!validate326(data.peers)) {
				vErrors = under(vErrors, "/peers", validate326);
			}
		}
		if (data.description !== void 0) {
			let data6 = data.description;
			if (typeof data6 === "string") {
				if (isLonger(data6, 200)) {
					vErrors = fail(vErrors, "/description", "maxLength", { limit: 200 });
				}
			} else {
				vErrors = fail(vErrors, "/description", "type", { type: "string" });
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
	validate315.errors = vErrors;
	return vErrors === null;
}
function validate311(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.defaultInbound === void 0) {
			vErrors = lack(vErrors, "", "defaultInbound");
		}
		if (data.defaultOutbound === void 0) {
			vErrors = lack(vErrors, "", "defaultOutbound");
		}
		if (data.rules === void 0) {
			vErrors = lack(vErrors, "", "rules");
		}
		for (const key0 in data) if (!(key0 === "defaultInbound" || key0 === "defaultOutbound" || key0 === "rules")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.defaultInbound !== void 0) {
			if (!validate312(data.defaultInbound)) {
				vErrors = under(vErrors, "/defaultInbound", validate312);
			}
		}
		if (data.defaultOutbound !== void 0) {
			if (!validate312(data.defaultOutbound)) {
				vErrors = under(vErrors, "/defaultOutbound", validate312);
			}
		}
		if (data.rules !== void 0) {
			let data2 = data.rules;
			if (Array.isArray(data2)) {
				if (data2.length > 2e3) {
					vErrors = fail(vErrors, "/rules", "maxItems", { limit: 2e3 });
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate315(data2[i0])) {
					vErrors = under(vErrors, "/rules/" + i0, validate315);
				}
			} else {
				vErrors = fail(vErrors, "/rules", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate311.errors = vErrors;
	return vErrors === null;
}
function validate310(data) {
	let vErrors = null;
	if (!validate311(data)) {
		vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
	}
	validate310.errors = vErrors;
	return vErrors === null;
}
const schema_FirewallCheck = validate332;
const schema152 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"code",
		"severity",
		"rule",
		"because",
		"message"
	],
	"properties": {
		"code": { "$ref": "#/components/schemas/FirewallFindingCode" },
		"severity": { "$ref": "#/components/schemas/FirewallFindingSeverity" },
		"rule": {
			"type": "integer",
			"minimum": 0
		},
		"because": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"message": {
			"type": "string",
			"minLength": 1,
			"maxLength": 500
		}
	}
};
const schema153 = {
	"type": "string",
	"enum": [
		"duplicate",
		"shadowed",
		"open_to_world"
	]
};
function validate335(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "duplicate" || data === "shadowed" || data === "open_to_world")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema153.enum });
	}
	validate335.errors = vErrors;
	return vErrors === null;
}
const schema154 = {
	"type": "string",
	"enum": [
		"info",
		"warning",
		"critical"
	]
};
function validate337(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "info" || data === "warning" || data === "critical")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema154.enum });
	}
	validate337.errors = vErrors;
	return vErrors === null;
}
function validate334(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			vErrors = lack(vErrors, "", "code");
		}
		if (data.severity === void 0) {
			vErrors = lack(vErrors, "", "severity");
		}
		if (data.rule === void 0) {
			vErrors = lack(vErrors, "", "rule");
		}
		if (data.because === void 0) {
			vErrors = lack(vErrors, "", "because");
		}
		if (data.message === void 0) {
			vErrors = lack(vErrors, "", "message");
		}
		for (const key0 in data) if (!(key0 === "code" || key0 === "severity" || key0 === "rule" || key0 === "because" || key0 === "message")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.code !== void 0) {
			if (!validate335(data.code)) {
				vErrors = under(vErrors, "/code", validate335);
			}
		}
		if (data.severity !== void 0) {
			if (!validate337(data.severity)) {
				vErrors = under(vErrors, "/severity", validate337);
			}
		}
		if (data.rule !== void 0) {
			let data2 = data.rule;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/rule", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/rule", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.because !== void 0) {
			let data3 = data.because;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3)) && data3 !== null) {
				vErrors = fail(vErrors, "/because", "type", { type: schema152.properties.because.type });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/because", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.message !== void 0) {
			let data4 = data.message;
			if (typeof data4 === "string") {
				if (isLonger(data4, 500)) {
					vErrors = fail(vErrors, "/message", "maxLength", { limit: 500 });
				}
				if (isShorter(data4, 1)) {
					vErrors = fail(vErrors, "/message", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/message", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate334.errors = vErrors;
	return vErrors === null;
}
function validate333(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.findings === void 0) {
			vErrors = lack(vErrors, "", "findings");
		}
		for (const key0 in data) if (!(key0 === "findings")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.findings !== void 0) {
			let data0 = data.findings;
			if (Array.isArray(data0)) {
				if (data0.length > 6e3) {
					vErrors = fail(vErrors, "/findings", "maxItems", { limit: 6e3 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate334(data0[i0])) {
					vErrors = under(vErrors, "/findings/" + i0, validate334);
				}
			} else {
				vErrors = fail(vErrors, "/findings", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate333.errors = vErrors;
	return vErrors === null;
}
function validate332(data) {
	let vErrors = null;
	if (!validate333(data)) {
		vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
	}
	validate332.errors = vErrors;
	return vErrors === null;
}
const createFirewall_params = validate368;
const schema_FirewallCreate = validate712;
function validate713(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.planId === void 0) {
			vErrors = lack(vErrors, "", "planId");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "description" || key0 === "planId" || key0 === "ruleSet" || key0 === "vmIds" || key0 === "tags" || key0 === "projectId")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 === "string") {
				if (isLonger(data1, 300)) {
					vErrors = fail(vErrors, "/description", "maxLength", { limit: 300 });
				}
			} else {
				vErrors = fail(vErrors, "/description", "type", { type: "string" });
			}
		}
		if (data.planId !== void 0) {
			if (!validate26(data.planId)) {
				vErrors = under(vErrors, "/planId", validate26);
			}
		}
		if (data.ruleSet !== void 0) {
			if (!validate311(data.ruleSet)) {
				vErrors = under(vErrors, "/ruleSet", validate311);
			}
		}
		if (data.vmIds !== void 0) {
			if (!validate154(data.vmIds)) {
				vErrors = under(vErrors, "/vmIds", validate154);
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
	validate713.errors = vErrors;
	return vErrors === null;
}
function validate712(data) {
	let vErrors = null;
	if (!validate713(data)) {
		vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors);
	}
	validate712.errors = vErrors;
	return vErrors === null;
}
const deleteFirewall_params = validate151;
const getFirewall_params = validate151;
const schema_FirewallCatalogue = validate1394;
const schema600 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"maxRules",
		"includedTrafficGb",
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
		"maxRules": {
			"type": ["integer", "null"],
			"minimum": 1
		},
		"includedTrafficGb": {
			"type": ["integer", "null"],
			"minimum": 1
		},
		"hourlyRate": { "$ref": "#/components/schemas/Rate" },
		"monthlyPrice": { "$ref": "#/components/schemas/Money" }
	}
};
function validate1396(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.maxRules === void 0) {
			vErrors = lack(vErrors, "", "maxRules");
		}
		if (data.includedTrafficGb === void 0) {
			vErrors = lack(vErrors, "", "includedTrafficGb");
		}
		if (data.hourlyRate === void 0) {
			vErrors = lack(vErrors, "", "hourlyRate");
		}
		if (data.monthlyPrice === void 0) {
			vErrors = lack(vErrors, "", "monthlyPrice");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "maxRules" || key0 === "includedTrafficGb" || key0 === "hourlyRate" || key0 === "monthlyPrice")) {
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
		if (data.maxRules !== void 0) {
			let data2 = data.maxRules;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2)) && data2 !== null) {
				vErrors = fail(vErrors, "/maxRules", "type", { type: schema600.properties.maxRules.type });
			}
			if (typeof data2 == "number") {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/maxRules", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.includedTrafficGb !== void 0) {
			let data3 = data.includedTrafficGb;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3)) && data3 !== null) {
				vErrors = fail(vErrors, "/includedTrafficGb", "type", { type: schema600.properties.includedTrafficGb.type });
			}
			if (typeof data3 == "number") {
				if (data3 < 1 || isNaN(data3)) {
					vErrors = fail(vErrors, "/includedTrafficGb", "minimum", { comparison: ">=", limit: 1 });
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
	validate1396.errors = vErrors;
	return vErrors === null;
}
function validate1395(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.plans === void 0) {
			vErrors = lack(vErrors, "", "plans");
		}
		for (const key0 in data) if (!(key0 === "plans")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.plans !== void 0) {
			let data0 = data.plans;
			if (Array.isArray(data0)) {
				if (data0.length > 50) {
					vErrors = fail(vErrors, "/plans", "maxItems", { limit: 50 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1396(data0[i0])) {
					vErrors = under(vErrors, "/plans/" + i0, validate1396);
				}
			} else {
				vErrors = fail(vErrors, "/plans", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1395.errors = vErrors;
	return vErrors === null;
}
function validate1394(data) {
	let vErrors = null;
	if (!validate1395(data)) {
		vErrors = vErrors === null ? validate1395.errors : vErrors.concat(validate1395.errors);
	}
	validate1394.errors = vErrors;
	return vErrors === null;
}
const getFirewallMetrics_params = validate1402;
function validate1402(data) {
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
				if (data4.firewallId === void 0) {
					vErrors = lack(vErrors, "/path", "firewallId");
				}
				for (const key1 in data4) if (!(key1 === "firewallId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data4.firewallId !== void 0) {
					let data5 = data4.firewallId;
					if (typeof data5 === "string") {
						if (isLonger(data5, 64)) {
							vErrors = fail(vErrors, "/path/firewallId", "maxLength", { limit: 64 });
						}
						if (isShorter(data5, 1)) {
							vErrors = fail(vErrors, "/path/firewallId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/firewallId", "type", { type: "string" });
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
	validate1402.errors = vErrors;
	return vErrors === null;
}
const getFirewallRules_params = validate151;
const schema_FirewallRuleSet = validate1404;
function validate1408(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.direction === void 0) {
			vErrors = lack(vErrors, "", "direction");
		}
		if (data.action === void 0) {
			vErrors = lack(vErrors, "", "action");
		}
		if (data.protocol === void 0) {
			vErrors = lack(vErrors, "", "protocol");
		}
		if (data.ports === void 0) {
			vErrors = lack(vErrors, "", "ports");
		}
		if (data.peers === void 0) {
			vErrors = lack(vErrors, "", "peers");
		}
		if (data.description === void 0) {
			vErrors = lack(vErrors, "", "description");
		}
		if (data.enabled === void 0) {
			vErrors = lack(vErrors, "", "enabled");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "direction" || key0 === "action" || key0 === "protocol" || key0 === "ports" || key0 === "peers" || key0 === "description" || key0 === "enabled")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.direction !== void 0) {
			if (!validate317(data.direction)) {
				vErrors = under(vErrors, "/direction", validate317);
			}
		}
		if (data.action !== void 0) {
			if (!validate312(data.action)) {
				vErrors = under(vErrors, "/action", validate312);
			}
		}
		if (data.protocol !== void 0) {
			if (!validate320(data.protocol)) {
				vErrors = under(vErrors, "/protocol", validate320);
			}
		}
		if (data.ports !== void 0) {
			if (!validate322(data.ports)) {
				vErrors = under(vErrors, "/ports", validate322);
			}
		}
		if (data.peers !== void 0) {
			if (!validate326(data.peers)) {
				vErrors = under(vErrors, "/peers", validate326);
			}
		}
		if (data.description !== void 0) {
			let data6 = data.description;
			if (typeof data6 === "string") {
				if (isLonger(data6, 200)) {
					vErrors = fail(vErrors, "/description", "maxLength", { limit: 200 });
				}
			} else {
				vErrors = fail(vErrors, "/description", "type", { type: "string" });
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
	validate1408.errors = vErrors;
	return vErrors === null;
}
function validate1405(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.defaultInbound === void 0) {
			vErrors = lack(vErrors, "", "defaultInbound");
		}
		if (data.defaultOutbound === void 0) {
			vErrors = lack(vErrors, "", "defaultOutbound");
		}
		if (data.rules === void 0) {
			vErrors = lack(vErrors, "", "rules");
		}
		if (data.updatedAt === void 0) {
			vErrors = lack(vErrors, "", "updatedAt");
		}
		if (data.updatedBy === void 0) {
			vErrors = lack(vErrors, "", "updatedBy");
		}
		for (const key0 in data) if (!(key0 === "defaultInbound" || key0 === "defaultOutbound" || key0 === "rules" || key0 === "updatedAt" || key0 === "updatedBy")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.defaultInbound !== void 0) {
			if (!validate312(data.defaultInbound)) {
				vErrors = under(vErrors, "/defaultInbound", validate312);
			}
		}
		if (data.defaultOutbound !== void 0) {
			if (!validate312(data.defaultOutbound)) {
				vErrors = under(vErrors, "/defaultOutbound", validate312);
			}
		}
		if (data.rules !== void 0) {
			let data2 = data.rules;
			if (Array.isArray(data2)) {
				if (data2.length > 2e3) {
					vErrors = fail(vErrors, "/rules", "maxItems", { limit: 2e3 });
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1408(data2[i0])) {
					vErrors = under(vErrors, "/rules/" + i0, validate1408);
				}
			} else {
				vErrors = fail(vErrors, "/rules", "type", { type: "array" });
			}
		}
		if (data.updatedAt !== void 0) {
			let data4 = data.updatedAt;
			if (typeof data4 === "string") {
				if (!formats4.test(data4)) {
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
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1405.errors = vErrors;
	return vErrors === null;
}
function validate1404(data) {
	let vErrors = null;
	if (!validate1405(data)) {
		vErrors = vErrors === null ? validate1405.errors : vErrors.concat(validate1405.errors);
	}
	validate1404.errors = vErrors;
	return vErrors === null;
}
const schema_FirewallSummary = validate1418;
function validate1420(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.active === void 0) {
			vErrors = lack(vErrors, "", "active");
		}
		if (data.creating === void 0) {
			vErrors = lack(vErrors, "", "creating");
		}
		if (data.updating === void 0) {
			vErrors = lack(vErrors, "", "updating");
		}
		if (data.deleting === void 0) {
			vErrors = lack(vErrors, "", "deleting");
		}
		if (data.error === void 0) {
			vErrors = lack(vErrors, "", "error");
		}
		for (const key0 in data) if (!(key0 === "active" || key0 === "creating" || key0 === "updating" || key0 === "deleting" || key0 === "error")) {
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
		if (data.creating !== void 0) {
			let data1 = data.creating;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/creating", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/creating", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.updating !== void 0) {
			let data2 = data.updating;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/updating", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/updating", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.deleting !== void 0) {
			let data3 = data.deleting;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/deleting", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/deleting", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.error !== void 0) {
			let data4 = data.error;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/error", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/error", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1420.errors = vErrors;
	return vErrors === null;
}
function validate1419(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.byStatus === void 0) {
			vErrors = lack(vErrors, "", "byStatus");
		}
		if (data.rules === void 0) {
			vErrors = lack(vErrors, "", "rules");
		}
		if (data.findings === void 0) {
			vErrors = lack(vErrors, "", "findings");
		}
		if (data.protectedVms === void 0) {
			vErrors = lack(vErrors, "", "protectedVms");
		}
		if (data.unprotectedVms === void 0) {
			vErrors = lack(vErrors, "", "unprotectedVms");
		}
		if (data.monthlyCost === void 0) {
			vErrors = lack(vErrors, "", "monthlyCost");
		}
		for (const key0 in data) if (!(key0 === "total" || key0 === "byStatus" || key0 === "rules" || key0 === "findings" || key0 === "protectedVms" || key0 === "unprotectedVms" || key0 === "monthlyCost")) {
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
			if (!validate1420(data.byStatus)) {
				vErrors = under(vErrors, "/byStatus", validate1420);
			}
		}
		if (data.rules !== void 0) {
			let data2 = data.rules;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/rules", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/rules", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.findings !== void 0) {
			if (!validate174(data.findings)) {
				vErrors = under(vErrors, "/findings", validate174);
			}
		}
		if (data.protectedVms !== void 0) {
			let data4 = data.protectedVms;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/protectedVms", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/protectedVms", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.unprotectedVms !== void 0) {
			let data5 = data.unprotectedVms;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				vErrors = fail(vErrors, "/unprotectedVms", "type", { type: "integer" });
			}
			if (typeof data5 == "number") {
				if (data5 < 0 || isNaN(data5)) {
					vErrors = fail(vErrors, "/unprotectedVms", "minimum", { comparison: ">=", limit: 0 });
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
	validate1419.errors = vErrors;
	return vErrors === null;
}
function validate1418(data) {
	let vErrors = null;
	if (!validate1419(data)) {
		vErrors = vErrors === null ? validate1419.errors : vErrors.concat(validate1419.errors);
	}
	validate1418.errors = vErrors;
	return vErrors === null;
}
const listFirewallActivity_params = validate1915;
function validate1915(data) {
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
				if (data3.firewallId === void 0) {
					vErrors = lack(vErrors, "/path", "firewallId");
				}
				for (const key1 in data3) if (!(key1 === "firewallId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data3.firewallId !== void 0) {
					let data4 = data3.firewallId;
					if (typeof data4 === "string") {
						if (isLonger(data4, 64)) {
							vErrors = fail(vErrors, "/path/firewallId", "maxLength", { limit: 64 });
						}
						if (isShorter(data4, 1)) {
							vErrors = fail(vErrors, "/path/firewallId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/firewallId", "type", { type: "string" });
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
	validate1915.errors = vErrors;
	return vErrors === null;
}
const listFirewallActivity_200_frame = validate1712;
const listFirewallAssignments_params = validate1919;
function validate1919(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "q" || key0 === "page" || key0 === "pageSize")) {
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
				if (data0.page !== void 0) {
					let data2 = data0.page;
					if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
						vErrors = fail(vErrors, "/query/page", "type", { type: "integer" });
					}
					if (typeof data2 == "number") {
						if (data2 > 1e6 || isNaN(data2)) {
							vErrors = fail(vErrors, "/query/page", "maximum", { comparison: "<=", limit: 1e6 });
						}
						if (data2 < 1 || isNaN(data2)) {
							vErrors = fail(vErrors, "/query/page", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
				if (data0.pageSize !== void 0) {
					let data3 = data0.pageSize;
					if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
						vErrors = fail(vErrors, "/query/pageSize", "type", { type: "integer" });
					}
					if (typeof data3 == "number") {
						if (data3 > 100 || isNaN(data3)) {
							vErrors = fail(vErrors, "/query/pageSize", "maximum", { comparison: "<=", limit: 100 });
						}
						if (data3 < 1 || isNaN(data3)) {
							vErrors = fail(vErrors, "/query/pageSize", "minimum", { comparison: ">=", limit: 1 });
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
				if (data4.firewallId === void 0) {
					vErrors = lack(vErrors, "/path", "firewallId");
				}
				for (const key1 in data4) if (!(key1 === "firewallId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data4.firewallId !== void 0) {
					let data5 = data4.firewallId;
					if (typeof data5 === "string") {
						if (isLonger(data5, 64)) {
							vErrors = fail(vErrors, "/path/firewallId", "maxLength", { limit: 64 });
						}
						if (isShorter(data5, 1)) {
							vErrors = fail(vErrors, "/path/firewallId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/firewallId", "type", { type: "string" });
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
	validate1919.errors = vErrors;
	return vErrors === null;
}
const listFirewallAssignments_200_frame = validate1748;
const schema_FirewallAssignment = validate1921;
function validate1922(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.vm === void 0) {
			vErrors = lack(vErrors, "", "vm");
		}
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
		}
		if (data.assignedAt === void 0) {
			vErrors = lack(vErrors, "", "assignedAt");
		}
		for (const key0 in data) if (!(key0 === "vm" || key0 === "region" || key0 === "assignedAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.vm !== void 0) {
			if (!validate95(data.vm)) {
				vErrors = under(vErrors, "/vm", validate95);
			}
		}
		if (data.region !== void 0) {
			if (!validate189(data.region)) {
				vErrors = under(vErrors, "/region", validate189);
			}
		}
		if (data.assignedAt !== void 0) {
			let data2 = data.assignedAt;
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/assignedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/assignedAt", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1922.errors = vErrors;
	return vErrors === null;
}
function validate1921(data) {
	let vErrors = null;
	if (!validate1922(data)) {
		vErrors = vErrors === null ? validate1922.errors : vErrors.concat(validate1922.errors);
	}
	validate1921.errors = vErrors;
	return vErrors === null;
}
const listFirewalls_params = validate1926;
const schema852 = {
	"type": "object",
	"properties": {
		"query": {
			"type": "object",
			"properties": {
				"q": {
					"type": "string",
					"maxLength": 200
				},
				"status": {
					"type": "array",
					"maxItems": 5,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/FirewallStatus" }
				},
				"planId": {
					"type": "string",
					"minLength": 1,
					"maxLength": 64
				},
				"vmId": {
					"type": "string",
					"minLength": 1,
					"maxLength": 64
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
					"pattern": "^-?(name|status|rules|vms|createdAt|updatedAt|monthlyCost)(,-?(name|status|rules|vms|createdAt|updatedAt|monthlyCost))*$",
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
	"$id": "http://validators/listFirewalls_params"
};
const pattern83 = new RegExp("^-?(name|status|rules|vms|createdAt|updatedAt|monthlyCost)(,-?(name|status|rules|vms|createdAt|updatedAt|monthlyCost))*$", "u");
function validate1926(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (vErrors !== null || mayHaveStrangers(data0, schema852.properties.query)) for (const key0 in data0) if (!func27.call(schema852.properties.query.properties, key0)) {
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
						if (data2.length > 5) {
							vErrors = fail(vErrors, "/query/status", "maxItems", { limit: 5 });
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate166(data2[i0])) {
							vErrors = under(vErrors, "/query/status/" + i0, validate166);
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
				if (data0.vmId !== void 0) {
					let data5 = data0.vmId;
					if (typeof data5 === "string") {
						if (isLonger(data5, 64)) {
							vErrors = fail(vErrors, "/query/vmId", "maxLength", { limit: 64 });
						}
						if (isShorter(data5, 1)) {
							vErrors = fail(vErrors, "/query/vmId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/vmId", "type", { type: "string" });
					}
				}
				if (data0.tag !== void 0) {
					let data6 = data0.tag;
					if (Array.isArray(data6)) {
						if (data6.length > 20) {
							vErrors = fail(vErrors, "/query/tag", "maxItems", { limit: 20 });
						}
						const len1 = data6.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate73(data6[i1])) {
							vErrors = under(vErrors, "/query/tag/" + i1, validate73);
						}
					} else {
						vErrors = fail(vErrors, "/query/tag", "type", { type: "array" });
					}
				}
				if (data0.projectId !== void 0) {
					let data8 = data0.projectId;
					if (typeof data8 === "string") {
						if (isLonger(data8, 64)) {
							vErrors = fail(vErrors, "/query/projectId", "maxLength", { limit: 64 });
						}
						if (isShorter(data8, 1)) {
							vErrors = fail(vErrors, "/query/projectId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/projectId", "type", { type: "string" });
					}
				}
				if (data0.sort !== void 0) {
					let data9 = data0.sort;
					if (typeof data9 === "string") {
						if (isLonger(data9, 200)) {
							vErrors = fail(vErrors, "/query/sort", "maxLength", { limit: 200 });
						}
						if (!pattern83.test(data9)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(name|status|rules|vms|createdAt|updatedAt|monthlyCost)(,-?(name|status|rules|vms|createdAt|updatedAt|monthlyCost))*$" });
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
	validate1926.errors = vErrors;
	return vErrors === null;
}
const listFirewalls_200_frame = validate1748;
const replaceFirewallRules_params = validate2235;
function validate2235(data) {
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
				if (data1.firewallId === void 0) {
					vErrors = lack(vErrors, "/path", "firewallId");
				}
				for (const key1 in data1) if (!(key1 === "firewallId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.firewallId !== void 0) {
					let data2 = data1.firewallId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/firewallId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/firewallId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/firewallId", "type", { type: "string" });
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
	validate2235.errors = vErrors;
	return vErrors === null;
}
const unassignFirewall_params = validate2342;
function validate2342(data) {
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
				if (data1.firewallId === void 0) {
					vErrors = lack(vErrors, "/path", "firewallId");
				}
				if (data1.vmId === void 0) {
					vErrors = lack(vErrors, "/path", "vmId");
				}
				for (const key1 in data1) if (!(key1 === "firewallId" || key1 === "vmId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.firewallId !== void 0) {
					let data2 = data1.firewallId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/firewallId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/firewallId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/firewallId", "type", { type: "string" });
					}
				}
				if (data1.vmId !== void 0) {
					let data3 = data1.vmId;
					if (typeof data3 === "string") {
						if (isLonger(data3, 64)) {
							vErrors = fail(vErrors, "/path/vmId", "maxLength", { limit: 64 });
						}
						if (isShorter(data3, 1)) {
							vErrors = fail(vErrors, "/path/vmId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/vmId", "type", { type: "string" });
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
	validate2342.errors = vErrors;
	return vErrors === null;
}
const updateFirewall_params = validate151;
const schema_FirewallUpdate = validate2398;
function validate2399(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 1 });
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "description" || key0 === "planId" || key0 === "tags")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 === "string") {
				if (isLonger(data1, 300)) {
					vErrors = fail(vErrors, "/description", "maxLength", { limit: 300 });
				}
			} else {
				vErrors = fail(vErrors, "/description", "type", { type: "string" });
			}
		}
		if (data.planId !== void 0) {
			if (!validate26(data.planId)) {
				vErrors = under(vErrors, "/planId", validate26);
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
	validate2399.errors = vErrors;
	return vErrors === null;
}
function validate2398(data) {
	let vErrors = null;
	if (!validate2399(data)) {
		vErrors = vErrors === null ? validate2399.errors : vErrors.concat(validate2399.errors);
	}
	validate2398.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	assignFirewall: {
		params: assignFirewall_params,
		body: schema_FirewallAssign,
		event: null,
		responses: {
			200: {
				body: schema_Firewall,
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
	checkFirewallRules: {
		params: null,
		body: schema_FirewallRuleSetInput,
		event: null,
		responses: {
			200: {
				body: schema_FirewallCheck,
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
	createFirewall: {
		params: createFirewall_params,
		body: schema_FirewallCreate,
		event: null,
		responses: {
			202: {
				body: schema_Firewall,
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
	deleteFirewall: {
		params: deleteFirewall_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_Firewall,
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
	getFirewall: {
		params: getFirewall_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Firewall,
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
	getFirewallCatalogue: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_FirewallCatalogue,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getFirewallMetrics: {
		params: getFirewallMetrics_params,
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
	getFirewallRules: {
		params: getFirewallRules_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_FirewallRuleSet,
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
	getFirewallSummary: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_FirewallSummary,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listFirewallActivity: {
		params: listFirewallActivity_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listFirewallActivity_200_frame,
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
	listFirewallAssignments: {
		params: listFirewallAssignments_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listFirewallAssignments_200_frame,
				item: schema_FirewallAssignment
			},
			400: problem,
			401: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listFirewalls: {
		params: listFirewalls_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listFirewalls_200_frame,
				item: schema_Firewall
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	replaceFirewallRules: {
		params: replaceFirewallRules_params,
		body: schema_FirewallRuleSetInput,
		event: null,
		responses: {
			200: {
				body: schema_FirewallRuleSet,
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
	unassignFirewall: {
		params: unassignFirewall_params,
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
	updateFirewall: {
		params: updateFirewall_params,
		body: schema_FirewallUpdate,
		event: null,
		responses: {
			200: {
				body: schema_Firewall,
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
