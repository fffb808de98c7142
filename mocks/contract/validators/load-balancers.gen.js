// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats22, formats4, func0, func27, isLonger, isShorter, lack, mayHaveStrangers, pattern41, problem, schema_Activity, schema_ResourceMetrics, under, validate122, validate131, validate161, validate1712, validate1748, validate189, validate26, validate368, validate72, validate73, validate791, validate92, validate923, validate95 } from './shared.gen.js'
const addLoadBalancerTargets_params = validate85;
function validate85(data) {
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
				if (data1.loadBalancerId === void 0) {
					vErrors = lack(vErrors, "/path", "loadBalancerId");
				}
				for (const key1 in data1) if (!(key1 === "loadBalancerId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.loadBalancerId !== void 0) {
					let data2 = data1.loadBalancerId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/loadBalancerId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/loadBalancerId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/loadBalancerId", "type", { type: "string" });
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
	validate85.errors = vErrors;
	return vErrors === null;
}
const schema_LoadBalancerTargetsAdd = validate86;
function validate88(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 25) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 25 });
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
	validate88.errors = vErrors;
	return vErrors === null;
}
function validate87(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.vmIds === void 0) {
			vErrors = lack(vErrors, "", "vmIds");
		}
		for (const key0 in data) if (!(key0 === "vmIds")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.vmIds !== void 0) {
			if (!validate88(data.vmIds)) {
				vErrors = under(vErrors, "/vmIds", validate88);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate87.errors = vErrors;
	return vErrors === null;
}
function validate86(data) {
	let vErrors = null;
	if (!validate87(data)) {
		vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
	}
	validate86.errors = vErrors;
	return vErrors === null;
}
const addLoadBalancerTargets_200_frame = validate92;
const schema_LoadBalancerTarget = validate93;
const schema45 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"vm",
		"privateIp",
		"health",
		"healthReason",
		"traffic",
		"connections",
		"addedAt",
		"lastCheckedAt"
	],
	"properties": {
		"vm": { "$ref": "#/components/schemas/ResourceRef" },
		"privateIp": {
			"type": "string",
			"format": "ipv4"
		},
		"health": { "$ref": "#/components/schemas/LoadBalancerTargetHealth" },
		"healthReason": {
			"type": ["string", "null"],
			"maxLength": 300
		},
		"traffic": { "$ref": "#/components/schemas/LoadBalancerTargetTraffic" },
		"connections": {
			"type": "integer",
			"minimum": 0
		},
		"addedAt": {
			"type": "string",
			"format": "date-time"
		},
		"lastCheckedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		}
	}
};
const schema47 = {
	"type": "string",
	"enum": [
		"healthy",
		"unhealthy",
		"checking"
	]
};
function validate98(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "healthy" || data === "unhealthy" || data === "checking")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema47.enum });
	}
	validate98.errors = vErrors;
	return vErrors === null;
}
const schema48 = {
	"type": "string",
	"enum": [
		"receiving",
		"draining",
		"drained"
	]
};
function validate100(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "receiving" || data === "draining" || data === "drained")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema48.enum });
	}
	validate100.errors = vErrors;
	return vErrors === null;
}
function validate94(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.vm === void 0) {
			vErrors = lack(vErrors, "", "vm");
		}
		if (data.privateIp === void 0) {
			vErrors = lack(vErrors, "", "privateIp");
		}
		if (data.health === void 0) {
			vErrors = lack(vErrors, "", "health");
		}
		if (data.healthReason === void 0) {
			vErrors = lack(vErrors, "", "healthReason");
		}
		if (data.traffic === void 0) {
			vErrors = lack(vErrors, "", "traffic");
		}
		if (data.connections === void 0) {
			vErrors = lack(vErrors, "", "connections");
		}
		if (data.addedAt === void 0) {
			vErrors = lack(vErrors, "", "addedAt");
		}
		if (data.lastCheckedAt === void 0) {
			vErrors = lack(vErrors, "", "lastCheckedAt");
		}
		for (const key0 in data) if (!(key0 === "vm" || key0 === "privateIp" || key0 === "health" || key0 === "healthReason" || key0 === "traffic" || key0 === "connections" || key0 === "addedAt" || key0 === "lastCheckedAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.vm !== void 0) {
			if (!validate95(data.vm)) {
				vErrors = under(vErrors, "/vm", validate95);
			}
		}
		if (data.privateIp !== void 0) {
			let data1 = data.privateIp;
			if (typeof data1 === "string") {
				if (!formats22.test(data1)) {
					vErrors = fail(vErrors, "/privateIp", "format", { format: "ipv4" });
				}
			} else {
				vErrors = fail(vErrors, "/privateIp", "type", { type: "string" });
			}
		}
		if (data.health !== void 0) {
			if (!validate98(data.health)) {
				vErrors = under(vErrors, "/health", validate98);
			}
		}
		if (data.healthReason !== void 0) {
			let data3 = data.healthReason;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = fail(vErrors, "/healthReason", "type", { type: schema45.properties.healthReason.type });
			}
			if (typeof data3 === "string") {
				if (isLonger(data3, 300)) {
					vErrors = fail(vErrors, "/healthReason", "maxLength", { limit: 300 });
				}
			}
		}
		if (data.traffic !== void 0) {
			if (!validate100(data.traffic)) {
				vErrors = under(vErrors, "/traffic", validate100);
			}
		}
		if (data.connections !== void 0) {
			let data5 = data.connections;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				vErrors = fail(vErrors, "/connections", "type", { type: "integer" });
			}
			if (typeof data5 == "number") {
				if (data5 < 0 || isNaN(data5)) {
					vErrors = fail(vErrors, "/connections", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.addedAt !== void 0) {
			let data6 = data.addedAt;
			if (typeof data6 === "string") {
				if (!formats4.test(data6)) {
					vErrors = fail(vErrors, "/addedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/addedAt", "type", { type: "string" });
			}
		}
		if (data.lastCheckedAt !== void 0) {
			let data7 = data.lastCheckedAt;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = fail(vErrors, "/lastCheckedAt", "type", { type: schema45.properties.lastCheckedAt.type });
			}
			if (typeof data7 === "string") {
				if (!formats4.test(data7)) {
					vErrors = fail(vErrors, "/lastCheckedAt", "format", { format: "date-time" });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate94.errors = vErrors;
	return vErrors === null;
}
function validate93(data) {
	let vErrors = null;
	if (!validate94(data)) {
		vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
	}
	validate93.errors = vErrors;
	return vErrors === null;
}
const createLoadBalancer_params = validate368;
const schema_LoadBalancerCreate = validate752;
const schema314 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"name",
		"region",
		"type",
		"listeners",
		"healthCheck"
	],
	"properties": {
		"name": { "$ref": "#/components/schemas/ResourceName" },
		"region": { "$ref": "#/components/schemas/RegionId" },
		"type": { "$ref": "#/components/schemas/LoadBalancerType" },
		"algorithm": { "$ref": "#/components/schemas/LoadBalancerAlgorithm" },
		"listeners": { "$ref": "#/components/schemas/ListenerInputs" },
		"healthCheck": { "$ref": "#/components/schemas/HealthCheck" },
		"vmIds": { "$ref": "#/components/schemas/LoadBalancerTargetVmIds" },
		"tags": { "$ref": "#/components/schemas/ResourceTags" },
		"projectId": { "$ref": "#/components/schemas/ResourceId" }
	}
};
const schema315 = {
	"type": "string",
	"enum": [
		"application",
		"network",
		"enterprise"
	]
};
function validate756(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "application" || data === "network" || data === "enterprise")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema315.enum });
	}
	validate756.errors = vErrors;
	return vErrors === null;
}
const schema316 = {
	"type": "string",
	"enum": [
		"round_robin",
		"least_connections",
		"source_ip"
	]
};
function validate758(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "round_robin" || data === "least_connections" || data === "source_ip")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema316.enum });
	}
	validate758.errors = vErrors;
	return vErrors === null;
}
const schema319 = {
	"type": "string",
	"enum": [
		"http",
		"https",
		"tcp",
		"udp"
	]
};
function validate762(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "http" || data === "https" || data === "tcp" || data === "udp")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema319.enum });
	}
	validate762.errors = vErrors;
	return vErrors === null;
}
function validate761(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.protocol === void 0) {
			vErrors = lack(vErrors, "", "protocol");
		}
		if (data.port === void 0) {
			vErrors = lack(vErrors, "", "port");
		}
		if (data.targetPort === void 0) {
			vErrors = lack(vErrors, "", "targetPort");
		}
		for (const key0 in data) if (!(key0 === "protocol" || key0 === "port" || key0 === "targetPort" || key0 === "certificateDomain")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.protocol !== void 0) {
			if (!validate762(data.protocol)) {
				vErrors = under(vErrors, "/protocol", validate762);
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
		if (data.targetPort !== void 0) {
			let data2 = data.targetPort;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/targetPort", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 > 65535 || isNaN(data2)) {
					vErrors = fail(vErrors, "/targetPort", "maximum", { comparison: "<=", limit: 65535 });
				}
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/targetPort", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.certificateDomain !== void 0) {
			if (!validate131(data.certificateDomain)) {
				vErrors = under(vErrors, "/certificateDomain", validate131);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate761.errors = vErrors;
	return vErrors === null;
}
function validate760(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 20) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 20 });
		}
		if (data.length < 1) {
			vErrors = fail(vErrors, "", "minItems", { limit: 1 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate761(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate761);
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "array" });
	}
	validate760.errors = vErrors;
	return vErrors === null;
}
const schema320 = {
	"type": "object",
	"required": ["protocol"],
	"properties": { "protocol": { "enum": ["http", "tcp"] } },
	"allOf": [{
		"if": {
			"type": "object",
			"required": ["protocol"],
			"properties": { "protocol": { "const": "http" } }
		},
		"then": { "$ref": "#/components/schemas/HttpHealthCheck" }
	}, {
		"if": {
			"type": "object",
			"required": ["protocol"],
			"properties": { "protocol": { "const": "tcp" } }
		},
		"then": { "$ref": "#/components/schemas/TcpHealthCheck" }
	}]
};
function validate768(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.protocol === void 0) {
			vErrors = lack(vErrors, "", "protocol");
		}
		if (data.port === void 0) {
			vErrors = lack(vErrors, "", "port");
		}
		if (data.path === void 0) {
			vErrors = lack(vErrors, "", "path");
		}
		if (data.intervalSeconds === void 0) {
			vErrors = lack(vErrors, "", "intervalSeconds");
		}
		if (data.timeoutSeconds === void 0) {
			vErrors = lack(vErrors, "", "timeoutSeconds");
		}
		if (data.healthyThreshold === void 0) {
			vErrors = lack(vErrors, "", "healthyThreshold");
		}
		if (data.unhealthyThreshold === void 0) {
			vErrors = lack(vErrors, "", "unhealthyThreshold");
		}
		for (const key0 in data) if (!(key0 === "protocol" || key0 === "path" || key0 === "port" || key0 === "intervalSeconds" || key0 === "timeoutSeconds" || key0 === "healthyThreshold" || key0 === "unhealthyThreshold")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.protocol !== void 0) {
			let data0 = data.protocol;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/protocol", "type", { type: "string" });
			}
			if ("http" !== data0) {
				vErrors = fail(vErrors, "/protocol", "const", { allowedValue: "http" });
			}
		}
		if (data.path !== void 0) {
			let data1 = data.path;
			if (typeof data1 === "string") {
				if (isLonger(data1, 500)) {
					vErrors = fail(vErrors, "/path", "maxLength", { limit: 500 });
				}
				if (!pattern41.test(data1)) {
					vErrors = fail(vErrors, "/path", "pattern", { pattern: "^/[\\x21-\\x7e]*$" });
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", { type: "string" });
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
		if (data.intervalSeconds !== void 0) {
			let data3 = data.intervalSeconds;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/intervalSeconds", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 > 300 || isNaN(data3)) {
					vErrors = fail(vErrors, "/intervalSeconds", "maximum", { comparison: "<=", limit: 300 });
				}
				if (data3 < 2 || isNaN(data3)) {
					vErrors = fail(vErrors, "/intervalSeconds", "minimum", { comparison: ">=", limit: 2 });
				}
			}
		}
		if (data.timeoutSeconds !== void 0) {
			let data4 = data.timeoutSeconds;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/timeoutSeconds", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 > 120 || isNaN(data4)) {
					vErrors = fail(vErrors, "/timeoutSeconds", "maximum", { comparison: "<=", limit: 120 });
				}
				if (data4 < 1 || isNaN(data4)) {
					vErrors = fail(vErrors, "/timeoutSeconds", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.healthyThreshold !== void 0) {
			let data5 = data.healthyThreshold;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				vErrors = fail(vErrors, "/healthyThreshold", "type", { type: "integer" });
			}
			if (typeof data5 == "number") {
				if (data5 > 10 || isNaN(data5)) {
					vErrors = fail(vErrors, "/healthyThreshold", "maximum", { comparison: "<=", limit: 10 });
				}
				if (data5 < 1 || isNaN(data5)) {
					vErrors = fail(vErrors, "/healthyThreshold", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.unhealthyThreshold !== void 0) {
			let data6 = data.unhealthyThreshold;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
				vErrors = fail(vErrors, "/unhealthyThreshold", "type", { type: "integer" });
			}
			if (typeof data6 == "number") {
				if (data6 > 10 || isNaN(data6)) {
					vErrors = fail(vErrors, "/unhealthyThreshold", "maximum", { comparison: "<=", limit: 10 });
				}
				if (data6 < 1 || isNaN(data6)) {
					vErrors = fail(vErrors, "/unhealthyThreshold", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate768.errors = vErrors;
	return vErrors === null;
}
function validate770(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.protocol === void 0) {
			vErrors = lack(vErrors, "", "protocol");
		}
		if (data.port === void 0) {
			vErrors = lack(vErrors, "", "port");
		}
		if (data.intervalSeconds === void 0) {
			vErrors = lack(vErrors, "", "intervalSeconds");
		}
		if (data.timeoutSeconds === void 0) {
			vErrors = lack(vErrors, "", "timeoutSeconds");
		}
		if (data.healthyThreshold === void 0) {
			vErrors = lack(vErrors, "", "healthyThreshold");
		}
		if (data.unhealthyThreshold === void 0) {
			vErrors = lack(vErrors, "", "unhealthyThreshold");
		}
		for (const key0 in data) if (!(key0 === "protocol" || key0 === "port" || key0 === "intervalSeconds" || key0 === "timeoutSeconds" || key0 === "healthyThreshold" || key0 === "unhealthyThreshold")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.protocol !== void 0) {
			let data0 = data.protocol;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/protocol", "type", { type: "string" });
			}
			if ("tcp" !== data0) {
				vErrors = fail(vErrors, "/protocol", "const", { allowedValue: "tcp" });
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
		if (data.intervalSeconds !== void 0) {
			let data2 = data.intervalSeconds;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/intervalSeconds", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 > 300 || isNaN(data2)) {
					vErrors = fail(vErrors, "/intervalSeconds", "maximum", { comparison: "<=", limit: 300 });
				}
				if (data2 < 2 || isNaN(data2)) {
					vErrors = fail(vErrors, "/intervalSeconds", "minimum", { comparison: ">=", limit: 2 });
				}
			}
		}
		if (data.timeoutSeconds !== void 0) {
			let data3 = data.timeoutSeconds;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/timeoutSeconds", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 > 120 || isNaN(data3)) {
					vErrors = fail(vErrors, "/timeoutSeconds", "maximum", { comparison: "<=", limit: 120 });
				}
				if (data3 < 1 || isNaN(data3)) {
					vErrors = fail(vErrors, "/timeoutSeconds", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.healthyThreshold !== void 0) {
			let data4 = data.healthyThreshold;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/healthyThreshold", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 > 10 || isNaN(data4)) {
					vErrors = fail(vErrors, "/healthyThreshold", "maximum", { comparison: "<=", limit: 10 });
				}
				if (data4 < 1 || isNaN(data4)) {
					vErrors = fail(vErrors, "/healthyThreshold", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.unhealthyThreshold !== void 0) {
			let data5 = data.unhealthyThreshold;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				vErrors = fail(vErrors, "/unhealthyThreshold", "type", { type: "integer" });
			}
			if (typeof data5 == "number") {
				if (data5 > 10 || isNaN(data5)) {
					vErrors = fail(vErrors, "/unhealthyThreshold", "maximum", { comparison: "<=", limit: 10 });
				}
				if (data5 < 1 || isNaN(data5)) {
					vErrors = fail(vErrors, "/unhealthyThreshold", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate770.errors = vErrors;
	return vErrors === null;
}
function validate767(data) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (errors === _errs3) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.protocol === void 0 && "protocol") {
				const err0 = {};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else if (data.protocol !== void 0) {
				if ("http" !== data.protocol) {
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
		if (!validate768(data)) {
			vErrors = vErrors === null ? validate768.errors : vErrors.concat(validate768.errors);
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
			if (data.protocol === void 0 && "protocol") {
				const err4 = {};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else if (data.protocol !== void 0) {
				if ("tcp" !== data.protocol) {
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
		if (!validate770(data)) {
			vErrors = vErrors === null ? validate770.errors : vErrors.concat(validate770.errors);
			errors = vErrors.length;
		}
		var _valid1 = _errs12 === errors;
		valid3 = _valid1;
	}
	if (!valid3) {
		vErrors = fail(vErrors, "", "if", { failingKeyword: "then" });
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.protocol === void 0) {
			vErrors = lack(vErrors, "", "protocol");
			errors++;
		}
		if (data.protocol !== void 0) {
			let data2 = data.protocol;
			if (!(data2 === "http" || data2 === "tcp")) {
				vErrors = fail(vErrors, "/protocol", "enum", { allowedValues: schema320.properties.protocol.enum });
				errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate767.errors = vErrors;
	return errors === 0;
}
function validate753(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
		}
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.listeners === void 0) {
			vErrors = lack(vErrors, "", "listeners");
		}
		if (data.healthCheck === void 0) {
			vErrors = lack(vErrors, "", "healthCheck");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema314)) for (const key0 in data) if (!func27.call(schema314.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
			}
		}
		if (data.region !== void 0) {
			if (!validate189(data.region)) {
				vErrors = under(vErrors, "/region", validate189);
			}
		}
		if (data.type !== void 0) {
			if (!validate756(data.type)) {
				vErrors = under(vErrors, "/type", validate756);
			}
		}
		if (data.algorithm !== void 0) {
			if (!validate758(data.algorithm)) {
				vErrors = under(vErrors, "/algorithm", validate758);
			}
		}
		if (data.listeners !== void 0) {
			if (!validate760(data.listeners)) {
				vErrors = under(vErrors, "/listeners", validate760);
			}
		}
		if (data.healthCheck !== void 0) {
			if (!validate767(data.healthCheck)) {
				vErrors = under(vErrors, "/healthCheck", validate767);
			}
		}
		if (data.vmIds !== void 0) {
			if (!validate88(data.vmIds)) {
				vErrors = under(vErrors, "/vmIds", validate88);
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
	validate753.errors = vErrors;
	return vErrors === null;
}
function validate752(data) {
	let vErrors = null;
	if (!validate753(data)) {
		vErrors = vErrors === null ? validate753.errors : vErrors.concat(validate753.errors);
	}
	validate752.errors = vErrors;
	return vErrors === null;
}
const schema_LoadBalancer = validate777;
const schema324 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"projectId",
		"tags",
		"region",
		"type",
		"status",
		"statusReason",
		"transition",
		"health",
		"ip",
		"algorithm",
		"listeners",
		"healthCheck",
		"targets",
		"usage",
		"maxConnections",
		"bandwidthGbps",
		"monthlyCost",
		"createdAt",
		"updatedAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"name": { "$ref": "#/components/schemas/ResourceName" },
		"projectId": { "$ref": "#/components/schemas/ResourceId" },
		"tags": { "$ref": "#/components/schemas/ResourceTags" },
		"region": { "$ref": "#/components/schemas/RegionId" },
		"type": { "$ref": "#/components/schemas/LoadBalancerType" },
		"status": { "$ref": "#/components/schemas/LoadBalancerStatus" },
		"statusReason": {
			"type": ["string", "null"],
			"maxLength": 300
		},
		"transition": { "oneOf": [{ "$ref": "#/components/schemas/LoadBalancerTransition" }, { "type": "null" }] },
		"health": { "$ref": "#/components/schemas/Health" },
		"ip": {
			"type": ["string", "null"],
			"format": "ipv4"
		},
		"algorithm": { "$ref": "#/components/schemas/LoadBalancerAlgorithm" },
		"listeners": {
			"type": "array",
			"maxItems": 20,
			"items": { "$ref": "#/components/schemas/Listener" }
		},
		"healthCheck": { "$ref": "#/components/schemas/HealthCheck" },
		"targets": { "$ref": "#/components/schemas/LoadBalancerTargetCounts" },
		"usage": { "oneOf": [{ "$ref": "#/components/schemas/LoadBalancerUsage" }, { "type": "null" }] },
		"maxConnections": {
			"type": "integer",
			"minimum": 1
		},
		"bandwidthGbps": {
			"type": "number",
			"exclusiveMinimum": 0
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
const schema325 = {
	"type": "string",
	"enum": [
		"active",
		"creating",
		"deleting",
		"error"
	]
};
function validate785(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "active" || data === "creating" || data === "deleting" || data === "error")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema325.enum });
	}
	validate785.errors = vErrors;
	return vErrors === null;
}
const schema327 = {
	"type": "string",
	"enum": ["active", "deleted"]
};
function validate788(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "active" || data === "deleted")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema327.enum });
	}
	validate788.errors = vErrors;
	return vErrors === null;
}
function validate787(data) {
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
			if (!validate788(data.to)) {
				vErrors = under(vErrors, "/to", validate788);
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
	validate787.errors = vErrors;
	return vErrors === null;
}
function validate794(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.protocol === void 0) {
			vErrors = lack(vErrors, "", "protocol");
			errors++;
		}
		if (data.port === void 0) {
			vErrors = lack(vErrors, "", "port");
			errors++;
		}
		if (data.targetPort === void 0) {
			vErrors = lack(vErrors, "", "targetPort");
			errors++;
		}
		if (data.certificateDomain === void 0) {
			vErrors = lack(vErrors, "", "certificateDomain");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "protocol" || key0 === "port" || key0 === "targetPort" || key0 === "certificateDomain")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.protocol !== void 0) {
			if (!validate762(data.protocol)) {
				vErrors = under(vErrors, "/protocol", validate762);
				errors = vErrors.length;
			}
		}
		if (data.port !== void 0) {
			let data1 = data.port;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/port", "type", { type: "integer" });
				errors++;
			}
			if (typeof data1 == "number") {
				if (data1 > 65535 || isNaN(data1)) {
					vErrors = fail(vErrors, "/port", "maximum", { comparison: "<=", limit: 65535 });
					errors++;
				}
				if (data1 < 1 || isNaN(data1)) {
					vErrors = fail(vErrors, "/port", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.targetPort !== void 0) {
			let data2 = data.targetPort;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/targetPort", "type", { type: "integer" });
				errors++;
			}
			if (typeof data2 == "number") {
				if (data2 > 65535 || isNaN(data2)) {
					vErrors = fail(vErrors, "/targetPort", "maximum", { comparison: "<=", limit: 65535 });
					errors++;
				}
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/targetPort", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.certificateDomain !== void 0) {
			let data3 = data.certificateDomain;
			const _errs8 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs9 = errors;
			if (!validate131(data3)) {
				vErrors = under(vErrors, "/certificateDomain", validate131);
				errors = vErrors.length;
			}
			var _valid0 = _errs9 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs10 = errors;
			if (data3 !== null) {
				vErrors = fail(vErrors, "/certificateDomain", "type", { type: "null" });
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
				vErrors = fail(vErrors, "/certificateDomain", "oneOf", { passingSchemas: passing0 });
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
	validate794.errors = vErrors;
	return errors === 0;
}
function validate799(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.healthy === void 0) {
			vErrors = lack(vErrors, "", "healthy");
		}
		if (data.unhealthy === void 0) {
			vErrors = lack(vErrors, "", "unhealthy");
		}
		if (data.checking === void 0) {
			vErrors = lack(vErrors, "", "checking");
		}
		for (const key0 in data) if (!(key0 === "total" || key0 === "healthy" || key0 === "unhealthy" || key0 === "checking")) {
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
		if (data.healthy !== void 0) {
			let data1 = data.healthy;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/healthy", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/healthy", "minimum", { comparison: ">=", limit: 0 });
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
		if (data.checking !== void 0) {
			let data3 = data.checking;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/checking", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/checking", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate799.errors = vErrors;
	return vErrors === null;
}
function validate801(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.connections === void 0) {
			vErrors = lack(vErrors, "", "connections");
		}
		if (data.requestsPerSecond === void 0) {
			vErrors = lack(vErrors, "", "requestsPerSecond");
		}
		if (data.bandwidthPercent === void 0) {
			vErrors = lack(vErrors, "", "bandwidthPercent");
		}
		for (const key0 in data) if (!(key0 === "connections" || key0 === "requestsPerSecond" || key0 === "bandwidthPercent")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.connections !== void 0) {
			let data0 = data.connections;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/connections", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/connections", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.requestsPerSecond !== void 0) {
			let data1 = data.requestsPerSecond;
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/requestsPerSecond", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/requestsPerSecond", "type", { type: "number" });
			}
		}
		if (data.bandwidthPercent !== void 0) {
			let data2 = data.bandwidthPercent;
			if (typeof data2 == "number") {
				if (data2 > 100 || isNaN(data2)) {
					vErrors = fail(vErrors, "/bandwidthPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/bandwidthPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/bandwidthPercent", "type", { type: "number" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate801.errors = vErrors;
	return vErrors === null;
}
function validate778(data) {
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
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
			errors++;
		}
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
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
		if (data.health === void 0) {
			vErrors = lack(vErrors, "", "health");
			errors++;
		}
		if (data.ip === void 0) {
			vErrors = lack(vErrors, "", "ip");
			errors++;
		}
		if (data.algorithm === void 0) {
			vErrors = lack(vErrors, "", "algorithm");
			errors++;
		}
		if (data.listeners === void 0) {
			vErrors = lack(vErrors, "", "listeners");
			errors++;
		}
		if (data.healthCheck === void 0) {
			vErrors = lack(vErrors, "", "healthCheck");
			errors++;
		}
		if (data.targets === void 0) {
			vErrors = lack(vErrors, "", "targets");
			errors++;
		}
		if (data.usage === void 0) {
			vErrors = lack(vErrors, "", "usage");
			errors++;
		}
		if (data.maxConnections === void 0) {
			vErrors = lack(vErrors, "", "maxConnections");
			errors++;
		}
		if (data.bandwidthGbps === void 0) {
			vErrors = lack(vErrors, "", "bandwidthGbps");
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
		if (vErrors !== null || mayHaveStrangers(data, schema324)) for (const key0 in data) if (!func27.call(schema324.properties, key0)) {
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
		if (data.region !== void 0) {
			if (!validate189(data.region)) {
				vErrors = under(vErrors, "/region", validate189);
				errors = vErrors.length;
			}
		}
		if (data.type !== void 0) {
			if (!validate756(data.type)) {
				vErrors = under(vErrors, "/type", validate756);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0) {
			if (!validate785(data.status)) {
				vErrors = under(vErrors, "/status", validate785);
				errors = vErrors.length;
			}
		}
		if (data.statusReason !== void 0) {
			let data7 = data.statusReason;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = fail(vErrors, "/statusReason", "type", { type: schema324.properties.statusReason.type });
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
			if (!validate787(data8)) {
				vErrors = under(vErrors, "/transition", validate787);
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
		if (data.health !== void 0) {
			if (!validate791(data.health)) {
				vErrors = under(vErrors, "/health", validate791);
				errors = vErrors.length;
			}
		}
		if (data.ip !== void 0) {
			let data10 = data.ip;
			if (typeof data10 !== "string" && data10 !== null) {
				vErrors = fail(vErrors, "/ip", "type", { type: schema324.properties.ip.type });
				errors++;
			}
			if (typeof data10 === "string") {
				if (!formats22.test(data10)) {
					vErrors = fail(vErrors, "/ip", "format", { format: "ipv4" });
					errors++;
				}
			}
		}
		if (data.algorithm !== void 0) {
			if (!validate758(data.algorithm)) {
				vErrors = under(vErrors, "/algorithm", validate758);
				errors = vErrors.length;
			}
		}
		if (data.listeners !== void 0) {
			let data12 = data.listeners;
			if (Array.isArray(data12)) {
				if (data12.length > 20) {
					vErrors = fail(vErrors, "/listeners", "maxItems", { limit: 20 });
					errors++;
				}
				const len0 = data12.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate794(data12[i0])) {
					vErrors = under(vErrors, "/listeners/" + i0, validate794);
					errors = vErrors.length;
				}
			} else {
				vErrors = fail(vErrors, "/listeners", "type", { type: "array" });
				errors++;
			}
		}
		if (data.healthCheck !== void 0) {
			if (!validate767(data.healthCheck)) {
				vErrors = under(vErrors, "/healthCheck", validate767);
				errors = vErrors.length;
			}
		}
		if (data.targets !== void 0) {
			if (!validate799(data.targets)) {
				vErrors = under(vErrors, "/targets", validate799);
				errors = vErrors.length;
			}
		}
		if (data.usage !== void 0) {
			let data16 = data.usage;
			const _errs26 = errors;
			let valid4 = false;
			let passing1 = null;
			const _errs27 = errors;
			if (!validate801(data16)) {
				vErrors = under(vErrors, "/usage", validate801);
				errors = vErrors.length;
			}
			var _valid1 = _errs27 === errors;
			if (_valid1) {
				valid4 = true;
				passing1 = 0;
			}
			const _errs28 = errors;
			if (data16 !== null) {
				vErrors = fail(vErrors, "/usage", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs28 === errors;
			if (_valid1 && valid4) {
				valid4 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid4 = true;
				passing1 = 1;
			}
			if (!valid4) {
				vErrors = fail(vErrors, "/usage", "oneOf", { passingSchemas: passing1 });
				errors++;
			} else {
				errors = _errs26;
				if (vErrors !== null) {
					if (_errs26) vErrors.length = _errs26;
					else vErrors = null;
				}
			}
		}
		if (data.maxConnections !== void 0) {
			let data17 = data.maxConnections;
			if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17))) {
				vErrors = fail(vErrors, "/maxConnections", "type", { type: "integer" });
				errors++;
			}
			if (typeof data17 == "number") {
				if (data17 < 1 || isNaN(data17)) {
					vErrors = fail(vErrors, "/maxConnections", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.bandwidthGbps !== void 0) {
			let data18 = data.bandwidthGbps;
			if (typeof data18 == "number") {
				if (data18 <= 0 || isNaN(data18)) {
					vErrors = fail(vErrors, "/bandwidthGbps", "exclusiveMinimum", { comparison: ">", limit: 0 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/bandwidthGbps", "type", { type: "number" });
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
			let data20 = data.createdAt;
			if (typeof data20 === "string") {
				if (!formats4.test(data20)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data21 = data.updatedAt;
			if (typeof data21 === "string") {
				if (!formats4.test(data21)) {
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
	validate778.errors = vErrors;
	return errors === 0;
}
function validate777(data) {
	let vErrors = null;
	if (!validate778(data)) {
		vErrors = vErrors === null ? validate778.errors : vErrors.concat(validate778.errors);
	}
	validate777.errors = vErrors;
	return vErrors === null;
}
const deleteLoadBalancer_params = validate85;
const drainLoadBalancerTarget_params = validate1051;
function validate1051(data) {
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
				if (data1.loadBalancerId === void 0) {
					vErrors = lack(vErrors, "/path", "loadBalancerId");
				}
				if (data1.vmId === void 0) {
					vErrors = lack(vErrors, "/path", "vmId");
				}
				for (const key1 in data1) if (!(key1 === "loadBalancerId" || key1 === "vmId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.loadBalancerId !== void 0) {
					let data2 = data1.loadBalancerId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/loadBalancerId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/loadBalancerId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/loadBalancerId", "type", { type: "string" });
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
	validate1051.errors = vErrors;
	return vErrors === null;
}
const getLoadBalancer_params = validate85;
const schema_LoadBalancerCatalogue = validate1496;
function validate1498(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.protocols === void 0) {
			vErrors = lack(vErrors, "", "protocols");
		}
		if (data.maxConnections === void 0) {
			vErrors = lack(vErrors, "", "maxConnections");
		}
		if (data.bandwidthGbps === void 0) {
			vErrors = lack(vErrors, "", "bandwidthGbps");
		}
		if (data.hourlyRate === void 0) {
			vErrors = lack(vErrors, "", "hourlyRate");
		}
		if (data.monthlyPrice === void 0) {
			vErrors = lack(vErrors, "", "monthlyPrice");
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "name" || key0 === "protocols" || key0 === "maxConnections" || key0 === "bandwidthGbps" || key0 === "hourlyRate" || key0 === "monthlyPrice")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.type !== void 0) {
			if (!validate756(data.type)) {
				vErrors = under(vErrors, "/type", validate756);
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
		if (data.protocols !== void 0) {
			let data2 = data.protocols;
			if (Array.isArray(data2)) {
				if (data2.length > 4) {
					vErrors = fail(vErrors, "/protocols", "maxItems", { limit: 4 });
				}
				if (data2.length < 1) {
					vErrors = fail(vErrors, "/protocols", "minItems", { limit: 1 });
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate762(data2[i0])) {
					vErrors = under(vErrors, "/protocols/" + i0, validate762);
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data2[i1], data2[j0])) {
						vErrors = fail(vErrors, "/protocols", "uniqueItems", { i: i1, j: j0 });
						break outer0;
					}
				}
			} else {
				vErrors = fail(vErrors, "/protocols", "type", { type: "array" });
			}
		}
		if (data.maxConnections !== void 0) {
			let data4 = data.maxConnections;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/maxConnections", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 1 || isNaN(data4)) {
					vErrors = fail(vErrors, "/maxConnections", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.bandwidthGbps !== void 0) {
			let data5 = data.bandwidthGbps;
			if (typeof data5 == "number") {
				if (data5 <= 0 || isNaN(data5)) {
					vErrors = fail(vErrors, "/bandwidthGbps", "exclusiveMinimum", { comparison: ">", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/bandwidthGbps", "type", { type: "number" });
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
	validate1498.errors = vErrors;
	return vErrors === null;
}
function validate1497(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.types === void 0) {
			vErrors = lack(vErrors, "", "types");
		}
		if (data.targetsPerLoadBalancer === void 0) {
			vErrors = lack(vErrors, "", "targetsPerLoadBalancer");
		}
		for (const key0 in data) if (!(key0 === "types" || key0 === "targetsPerLoadBalancer")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.types !== void 0) {
			let data0 = data.types;
			if (Array.isArray(data0)) {
				if (data0.length > 20) {
					vErrors = fail(vErrors, "/types", "maxItems", { limit: 20 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1498(data0[i0])) {
					vErrors = under(vErrors, "/types/" + i0, validate1498);
				}
			} else {
				vErrors = fail(vErrors, "/types", "type", { type: "array" });
			}
		}
		if (data.targetsPerLoadBalancer !== void 0) {
			let data2 = data.targetsPerLoadBalancer;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/targetsPerLoadBalancer", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 > 100 || isNaN(data2)) {
					vErrors = fail(vErrors, "/targetsPerLoadBalancer", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/targetsPerLoadBalancer", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1497.errors = vErrors;
	return vErrors === null;
}
function validate1496(data) {
	let vErrors = null;
	if (!validate1497(data)) {
		vErrors = vErrors === null ? validate1497.errors : vErrors.concat(validate1497.errors);
	}
	validate1496.errors = vErrors;
	return vErrors === null;
}
const getLoadBalancerMetrics_params = validate1505;
function validate1505(data) {
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
				if (data4.loadBalancerId === void 0) {
					vErrors = lack(vErrors, "/path", "loadBalancerId");
				}
				for (const key1 in data4) if (!(key1 === "loadBalancerId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data4.loadBalancerId !== void 0) {
					let data5 = data4.loadBalancerId;
					if (typeof data5 === "string") {
						if (isLonger(data5, 64)) {
							vErrors = fail(vErrors, "/path/loadBalancerId", "maxLength", { limit: 64 });
						}
						if (isShorter(data5, 1)) {
							vErrors = fail(vErrors, "/path/loadBalancerId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/loadBalancerId", "type", { type: "string" });
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
	validate1505.errors = vErrors;
	return vErrors === null;
}
const schema_LoadBalancerSummary = validate1506;
function validate1508(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.active === void 0) {
			vErrors = lack(vErrors, "", "active");
		}
		if (data.creating === void 0) {
			vErrors = lack(vErrors, "", "creating");
		}
		if (data.deleting === void 0) {
			vErrors = lack(vErrors, "", "deleting");
		}
		if (data.error === void 0) {
			vErrors = lack(vErrors, "", "error");
		}
		for (const key0 in data) if (!(key0 === "active" || key0 === "creating" || key0 === "deleting" || key0 === "error")) {
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
	validate1508.errors = vErrors;
	return vErrors === null;
}
function validate1510(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.healthy === void 0) {
			vErrors = lack(vErrors, "", "healthy");
		}
		if (data.warning === void 0) {
			vErrors = lack(vErrors, "", "warning");
		}
		if (data.critical === void 0) {
			vErrors = lack(vErrors, "", "critical");
		}
		for (const key0 in data) if (!(key0 === "healthy" || key0 === "warning" || key0 === "critical")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.healthy !== void 0) {
			let data0 = data.healthy;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/healthy", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/healthy", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.warning !== void 0) {
			let data1 = data.warning;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/warning", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/warning", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.critical !== void 0) {
			let data2 = data.critical;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/critical", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/critical", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1510.errors = vErrors;
	return vErrors === null;
}
function validate1507(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.byStatus === void 0) {
			vErrors = lack(vErrors, "", "byStatus");
		}
		if (data.byHealth === void 0) {
			vErrors = lack(vErrors, "", "byHealth");
		}
		if (data.targets === void 0) {
			vErrors = lack(vErrors, "", "targets");
		}
		if (data.connections === void 0) {
			vErrors = lack(vErrors, "", "connections");
		}
		if (data.requestsPerSecond === void 0) {
			vErrors = lack(vErrors, "", "requestsPerSecond");
		}
		if (data.monthlyCost === void 0) {
			vErrors = lack(vErrors, "", "monthlyCost");
		}
		for (const key0 in data) if (!(key0 === "total" || key0 === "byStatus" || key0 === "byHealth" || key0 === "targets" || key0 === "connections" || key0 === "requestsPerSecond" || key0 === "monthlyCost")) {
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
			if (!validate1508(data.byStatus)) {
				vErrors = under(vErrors, "/byStatus", validate1508);
			}
		}
		if (data.byHealth !== void 0) {
			if (!validate1510(data.byHealth)) {
				vErrors = under(vErrors, "/byHealth", validate1510);
			}
		}
		if (data.targets !== void 0) {
			if (!validate799(data.targets)) {
				vErrors = under(vErrors, "/targets", validate799);
			}
		}
		if (data.connections !== void 0) {
			let data4 = data.connections;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/connections", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/connections", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.requestsPerSecond !== void 0) {
			let data5 = data.requestsPerSecond;
			if (typeof data5 == "number") {
				if (data5 < 0 || isNaN(data5)) {
					vErrors = fail(vErrors, "/requestsPerSecond", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/requestsPerSecond", "type", { type: "number" });
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
	validate1507.errors = vErrors;
	return vErrors === null;
}
function validate1506(data) {
	let vErrors = null;
	if (!validate1507(data)) {
		vErrors = vErrors === null ? validate1507.errors : vErrors.concat(validate1507.errors);
	}
	validate1506.errors = vErrors;
	return vErrors === null;
}
const listLoadBalancerActivity_params = validate1960;
function validate1960(data) {
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
				if (data3.loadBalancerId === void 0) {
					vErrors = lack(vErrors, "/path", "loadBalancerId");
				}
				for (const key1 in data3) if (!(key1 === "loadBalancerId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data3.loadBalancerId !== void 0) {
					let data4 = data3.loadBalancerId;
					if (typeof data4 === "string") {
						if (isLonger(data4, 64)) {
							vErrors = fail(vErrors, "/path/loadBalancerId", "maxLength", { limit: 64 });
						}
						if (isShorter(data4, 1)) {
							vErrors = fail(vErrors, "/path/loadBalancerId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/loadBalancerId", "type", { type: "string" });
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
	validate1960.errors = vErrors;
	return vErrors === null;
}
const listLoadBalancerActivity_200_frame = validate1712;
const listLoadBalancers_params = validate1964;
const schema873 = {
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
					"maxItems": 4,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/LoadBalancerStatus" }
				},
				"type": {
					"type": "array",
					"maxItems": 3,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/LoadBalancerType" }
				},
				"health": {
					"type": "array",
					"maxItems": 3,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/Health" }
				},
				"vmId": {
					"type": "string",
					"minLength": 1,
					"maxLength": 64
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
					"pattern": "^-?(name|status|type|health|targets|region|createdAt|monthlyCost)(,-?(name|status|type|health|targets|region|createdAt|monthlyCost))*$",
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
	"$id": "http://validators/listLoadBalancers_params"
};
const pattern87 = new RegExp("^-?(name|status|type|health|targets|region|createdAt|monthlyCost)(,-?(name|status|type|health|targets|region|createdAt|monthlyCost))*$", "u");
function validate1964(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (vErrors !== null || mayHaveStrangers(data0, schema873.properties.query)) for (const key0 in data0) if (!func27.call(schema873.properties.query.properties, key0)) {
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
						for (let i0 = 0; i0 < len0; i0++) if (!validate785(data2[i0])) {
							vErrors = under(vErrors, "/query/status/" + i0, validate785);
						}
					} else {
						vErrors = fail(vErrors, "/query/status", "type", { type: "array" });
					}
				}
				if (data0.type !== void 0) {
					let data4 = data0.type;
					if (Array.isArray(data4)) {
						if (data4.length > 3) {
							vErrors = fail(vErrors, "/query/type", "maxItems", { limit: 3 });
						}
						const len1 = data4.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate756(data4[i1])) {
							vErrors = under(vErrors, "/query/type/" + i1, validate756);
						}
					} else {
						vErrors = fail(vErrors, "/query/type", "type", { type: "array" });
					}
				}
				if (data0.health !== void 0) {
					let data6 = data0.health;
					if (Array.isArray(data6)) {
						if (data6.length > 3) {
							vErrors = fail(vErrors, "/query/health", "maxItems", { limit: 3 });
						}
						const len2 = data6.length;
						for (let i2 = 0; i2 < len2; i2++) if (!validate791(data6[i2])) {
							vErrors = under(vErrors, "/query/health/" + i2, validate791);
						}
					} else {
						vErrors = fail(vErrors, "/query/health", "type", { type: "array" });
					}
				}
				if (data0.vmId !== void 0) {
					let data8 = data0.vmId;
					if (typeof data8 === "string") {
						if (isLonger(data8, 64)) {
							vErrors = fail(vErrors, "/query/vmId", "maxLength", { limit: 64 });
						}
						if (isShorter(data8, 1)) {
							vErrors = fail(vErrors, "/query/vmId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/vmId", "type", { type: "string" });
					}
				}
				if (data0.region !== void 0) {
					let data9 = data0.region;
					if (Array.isArray(data9)) {
						if (data9.length > 10) {
							vErrors = fail(vErrors, "/query/region", "maxItems", { limit: 10 });
						}
						const len3 = data9.length;
						for (let i3 = 0; i3 < len3; i3++) if (!validate189(data9[i3])) {
							vErrors = under(vErrors, "/query/region/" + i3, validate189);
						}
					} else {
						vErrors = fail(vErrors, "/query/region", "type", { type: "array" });
					}
				}
				if (data0.tag !== void 0) {
					let data11 = data0.tag;
					if (Array.isArray(data11)) {
						if (data11.length > 20) {
							vErrors = fail(vErrors, "/query/tag", "maxItems", { limit: 20 });
						}
						const len4 = data11.length;
						for (let i4 = 0; i4 < len4; i4++) if (!validate73(data11[i4])) {
							vErrors = under(vErrors, "/query/tag/" + i4, validate73);
						}
					} else {
						vErrors = fail(vErrors, "/query/tag", "type", { type: "array" });
					}
				}
				if (data0.projectId !== void 0) {
					let data13 = data0.projectId;
					if (typeof data13 === "string") {
						if (isLonger(data13, 64)) {
							vErrors = fail(vErrors, "/query/projectId", "maxLength", { limit: 64 });
						}
						if (isShorter(data13, 1)) {
							vErrors = fail(vErrors, "/query/projectId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/projectId", "type", { type: "string" });
					}
				}
				if (data0.sort !== void 0) {
					let data14 = data0.sort;
					if (typeof data14 === "string") {
						if (isLonger(data14, 200)) {
							vErrors = fail(vErrors, "/query/sort", "maxLength", { limit: 200 });
						}
						if (!pattern87.test(data14)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(name|status|type|health|targets|region|createdAt|monthlyCost)(,-?(name|status|type|health|targets|region|createdAt|monthlyCost))*$" });
						}
					} else {
						vErrors = fail(vErrors, "/query/sort", "type", { type: "string" });
					}
				}
				if (data0.page !== void 0) {
					let data15 = data0.page;
					if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
						vErrors = fail(vErrors, "/query/page", "type", { type: "integer" });
					}
					if (typeof data15 == "number") {
						if (data15 > 1e6 || isNaN(data15)) {
							vErrors = fail(vErrors, "/query/page", "maximum", { comparison: "<=", limit: 1e6 });
						}
						if (data15 < 1 || isNaN(data15)) {
							vErrors = fail(vErrors, "/query/page", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
				if (data0.pageSize !== void 0) {
					let data16 = data0.pageSize;
					if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
						vErrors = fail(vErrors, "/query/pageSize", "type", { type: "integer" });
					}
					if (typeof data16 == "number") {
						if (data16 > 100 || isNaN(data16)) {
							vErrors = fail(vErrors, "/query/pageSize", "maximum", { comparison: "<=", limit: 100 });
						}
						if (data16 < 1 || isNaN(data16)) {
							vErrors = fail(vErrors, "/query/pageSize", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data17 = data.path;
			if (data17 && typeof data17 == "object" && !Array.isArray(data17)) for (const key1 in data17) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data18 = data.header;
			if (data18 && typeof data18 == "object" && !Array.isArray(data18)) for (const key2 in data18) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1964.errors = vErrors;
	return vErrors === null;
}
const listLoadBalancers_200_frame = validate1748;
const listLoadBalancerTargets_params = validate85;
const listLoadBalancerTargets_200_frame = validate92;
const removeLoadBalancerTarget_params = validate1051;
const resumeLoadBalancerTarget_params = validate1051;
const updateLoadBalancer_params = validate85;
const schema_LoadBalancerUpdate = validate2405;
function validate2406(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 1 });
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "algorithm" || key0 === "listeners" || key0 === "healthCheck" || key0 === "tags")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
			}
		}
		if (data.algorithm !== void 0) {
			if (!validate758(data.algorithm)) {
				vErrors = under(vErrors, "/algorithm", validate758);
			}
		}
		if (data.listeners !== void 0) {
			if (!validate760(data.listeners)) {
				vErrors = under(vErrors, "/listeners", validate760);
			}
		}
		if (data.healthCheck !== void 0) {
			if (!validate767(data.healthCheck)) {
				vErrors = under(vErrors, "/healthCheck", validate767);
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
	validate2406.errors = vErrors;
	return vErrors === null;
}
function validate2405(data) {
	let vErrors = null;
	if (!validate2406(data)) {
		vErrors = vErrors === null ? validate2406.errors : vErrors.concat(validate2406.errors);
	}
	validate2405.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	addLoadBalancerTargets: {
		params: addLoadBalancerTargets_params,
		body: schema_LoadBalancerTargetsAdd,
		event: null,
		responses: {
			200: {
				body: addLoadBalancerTargets_200_frame,
				item: schema_LoadBalancerTarget
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
	createLoadBalancer: {
		params: createLoadBalancer_params,
		body: schema_LoadBalancerCreate,
		event: null,
		responses: {
			202: {
				body: schema_LoadBalancer,
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
	deleteLoadBalancer: {
		params: deleteLoadBalancer_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_LoadBalancer,
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
	drainLoadBalancerTarget: {
		params: drainLoadBalancerTarget_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_LoadBalancerTarget,
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
	getLoadBalancer: {
		params: getLoadBalancer_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_LoadBalancer,
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
	getLoadBalancerCatalogue: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_LoadBalancerCatalogue,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getLoadBalancerMetrics: {
		params: getLoadBalancerMetrics_params,
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
	getLoadBalancerSummary: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_LoadBalancerSummary,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listLoadBalancerActivity: {
		params: listLoadBalancerActivity_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listLoadBalancerActivity_200_frame,
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
	listLoadBalancers: {
		params: listLoadBalancers_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listLoadBalancers_200_frame,
				item: schema_LoadBalancer
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listLoadBalancerTargets: {
		params: listLoadBalancerTargets_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listLoadBalancerTargets_200_frame,
				item: schema_LoadBalancerTarget
			},
			400: problem,
			401: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	removeLoadBalancerTarget: {
		params: removeLoadBalancerTarget_params,
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
	resumeLoadBalancerTarget: {
		params: resumeLoadBalancerTarget_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_LoadBalancerTarget,
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
	updateLoadBalancer: {
		params: updateLoadBalancer_params,
		body: schema_LoadBalancerUpdate,
		event: null,
		responses: {
			200: {
				body: schema_LoadBalancer,
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
