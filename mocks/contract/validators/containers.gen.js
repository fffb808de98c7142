// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func0, func27, isLonger, isShorter, lack, mayHaveStrangers, problem, schema_Activity, schema_LogEntry, schema_ResourceMetrics, under, validate1073, validate122, validate131, validate161, validate1712, validate1748, validate189, validate26, validate368, validate56, validate72, validate73, validate791, validate92, validate923 } from './shared.gen.js'
const createContainer_params = validate368;
const schema_ContainerCreate = validate524;
const schema230 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"name",
		"namespace",
		"region",
		"image",
		"planId",
		"replicas"
	],
	"properties": {
		"name": { "$ref": "#/components/schemas/ResourceName" },
		"namespace": { "$ref": "#/components/schemas/ContainerNamespace" },
		"kind": { "$ref": "#/components/schemas/ContainerKind" },
		"region": { "$ref": "#/components/schemas/RegionId" },
		"image": { "$ref": "#/components/schemas/ContainerImage" },
		"planId": { "$ref": "#/components/schemas/ResourceId" },
		"cpuRequestMillis": {
			"type": "integer",
			"minimum": 50,
			"maximum": 64e3
		},
		"memoryRequestMb": {
			"type": "integer",
			"minimum": 32,
			"maximum": 524288
		},
		"replicas": {
			"type": "integer",
			"minimum": 1,
			"maximum": 50
		},
		"ports": { "$ref": "#/components/schemas/ContainerPorts" },
		"env": { "$ref": "#/components/schemas/Environment" },
		"dependsOn": { "$ref": "#/components/schemas/ContainerDependencies" },
		"tags": { "$ref": "#/components/schemas/ResourceTags" },
		"projectId": { "$ref": "#/components/schemas/ResourceId" }
	}
};
const schema231 = {
	"type": "string",
	"enum": [
		"production",
		"staging",
		"development"
	]
};
function validate527(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "production" || data === "staging" || data === "development")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema231.enum });
	}
	validate527.errors = vErrors;
	return vErrors === null;
}
const schema232 = {
	"type": "string",
	"enum": ["service", "job"]
};
function validate529(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "service" || data === "job")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema232.enum });
	}
	validate529.errors = vErrors;
	return vErrors === null;
}
const pattern28 = new RegExp("^[a-z0-9]+([._/:-]+[a-z0-9]+)*(:[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?(@sha256:[a-f0-9]{64})?$", "u");
function validate532(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 300)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 300 });
		}
		if (!pattern28.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^[a-z0-9]+([._/:-]+[a-z0-9]+)*(:[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?(@sha256:[a-f0-9]{64})?$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate532.errors = vErrors;
	return vErrors === null;
}
const schema236 = {
	"type": "string",
	"enum": ["tcp", "udp"]
};
function validate537(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "tcp" || data === "udp")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema236.enum });
	}
	validate537.errors = vErrors;
	return vErrors === null;
}
function validate536(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.port === void 0) {
			vErrors = lack(vErrors, "", "port");
		}
		if (data.protocol === void 0) {
			vErrors = lack(vErrors, "", "protocol");
		}
		if (data.public === void 0) {
			vErrors = lack(vErrors, "", "public");
		}
		for (const key0 in data) if (!(key0 === "port" || key0 === "protocol" || key0 === "public")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.port !== void 0) {
			let data0 = data.port;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/port", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 > 65535 || isNaN(data0)) {
					vErrors = fail(vErrors, "/port", "maximum", { comparison: "<=", limit: 65535 });
				}
				if (data0 < 1 || isNaN(data0)) {
					vErrors = fail(vErrors, "/port", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.protocol !== void 0) {
			if (!validate537(data.protocol)) {
				vErrors = under(vErrors, "/protocol", validate537);
			}
		}
		if (data.public !== void 0) {
			if (typeof data.public !== "boolean") {
				vErrors = fail(vErrors, "/public", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate536.errors = vErrors;
	return vErrors === null;
}
function validate535(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 20) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 20 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate536(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate536);
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "array" });
	}
	validate535.errors = vErrors;
	return vErrors === null;
}
const pattern29 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
function validate543(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 128)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 128 });
		}
		if (!pattern29.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate543.errors = vErrors;
	return vErrors === null;
}
function validate542(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "value" || key0 === "secret")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate543(data.name)) {
				vErrors = under(vErrors, "/name", validate543);
			}
		}
		if (data.value !== void 0) {
			let data1 = data.value;
			if (typeof data1 === "string") {
				if (isLonger(data1, 4096)) {
					vErrors = fail(vErrors, "/value", "maxLength", { limit: 4096 });
				}
			} else {
				vErrors = fail(vErrors, "/value", "type", { type: "string" });
			}
		}
		if (data.secret !== void 0) {
			if (typeof data.secret !== "boolean") {
				vErrors = fail(vErrors, "/secret", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate542.errors = vErrors;
	return vErrors === null;
}
function validate541(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 100 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate542(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate542);
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "array" });
	}
	validate541.errors = vErrors;
	return vErrors === null;
}
const pattern30 = new RegExp("^([a-z]+_[A-Za-z0-9]+|(production|staging|development)/[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)$", "u");
function validate548(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 80)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 80 });
		}
		if (!pattern30.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^([a-z]+_[A-Za-z0-9]+|(production|staging|development)/[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate548.errors = vErrors;
	return vErrors === null;
}
function validate547(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 20) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 20 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate548(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate548);
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
	validate547.errors = vErrors;
	return vErrors === null;
}
function validate525(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.namespace === void 0) {
			vErrors = lack(vErrors, "", "namespace");
		}
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
		}
		if (data.image === void 0) {
			vErrors = lack(vErrors, "", "image");
		}
		if (data.planId === void 0) {
			vErrors = lack(vErrors, "", "planId");
		}
		if (data.replicas === void 0) {
			vErrors = lack(vErrors, "", "replicas");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema230)) for (const key0 in data) if (!func27.call(schema230.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
			}
		}
		if (data.namespace !== void 0) {
			if (!validate527(data.namespace)) {
				vErrors = under(vErrors, "/namespace", validate527);
			}
		}
		if (data.kind !== void 0) {
			if (!validate529(data.kind)) {
				vErrors = under(vErrors, "/kind", validate529);
			}
		}
		if (data.region !== void 0) {
			if (!validate189(data.region)) {
				vErrors = under(vErrors, "/region", validate189);
			}
		}
		if (data.image !== void 0) {
			if (!validate532(data.image)) {
				vErrors = under(vErrors, "/image", validate532);
			}
		}
		if (data.planId !== void 0) {
			if (!validate26(data.planId)) {
				vErrors = under(vErrors, "/planId", validate26);
			}
		}
		if (data.cpuRequestMillis !== void 0) {
			let data6 = data.cpuRequestMillis;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
				vErrors = fail(vErrors, "/cpuRequestMillis", "type", { type: "integer" });
			}
			if (typeof data6 == "number") {
				if (data6 > 64e3 || isNaN(data6)) {
					vErrors = fail(vErrors, "/cpuRequestMillis", "maximum", { comparison: "<=", limit: 64e3 });
				}
				if (data6 < 50 || isNaN(data6)) {
					vErrors = fail(vErrors, "/cpuRequestMillis", "minimum", { comparison: ">=", limit: 50 });
				}
			}
		}
		if (data.memoryRequestMb !== void 0) {
			let data7 = data.memoryRequestMb;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
				vErrors = fail(vErrors, "/memoryRequestMb", "type", { type: "integer" });
			}
			if (typeof data7 == "number") {
				if (data7 > 524288 || isNaN(data7)) {
					vErrors = fail(vErrors, "/memoryRequestMb", "maximum", { comparison: "<=", limit: 524288 });
				}
				if (data7 < 32 || isNaN(data7)) {
					vErrors = fail(vErrors, "/memoryRequestMb", "minimum", { comparison: ">=", limit: 32 });
				}
			}
		}
		if (data.replicas !== void 0) {
			let data8 = data.replicas;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
				vErrors = fail(vErrors, "/replicas", "type", { type: "integer" });
			}
			if (typeof data8 == "number") {
				if (data8 > 50 || isNaN(data8)) {
					vErrors = fail(vErrors, "/replicas", "maximum", { comparison: "<=", limit: 50 });
				}
				if (data8 < 1 || isNaN(data8)) {
					vErrors = fail(vErrors, "/replicas", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.ports !== void 0) {
			if (!validate535(data.ports)) {
				vErrors = under(vErrors, "/ports", validate535);
			}
		}
		if (data.env !== void 0) {
			if (!validate541(data.env)) {
				vErrors = under(vErrors, "/env", validate541);
			}
		}
		if (data.dependsOn !== void 0) {
			if (!validate547(data.dependsOn)) {
				vErrors = under(vErrors, "/dependsOn", validate547);
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
	validate525.errors = vErrors;
	return vErrors === null;
}
function validate524(data) {
	let vErrors = null;
	if (!validate525(data)) {
		vErrors = vErrors === null ? validate525.errors : vErrors.concat(validate525.errors);
	}
	validate524.errors = vErrors;
	return vErrors === null;
}
const schema_Container = validate554;
const schema243 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"namespace",
		"kind",
		"projectId",
		"region",
		"tags",
		"status",
		"statusReason",
		"transition",
		"image",
		"planId",
		"resources",
		"replicas",
		"ports",
		"endpoint",
		"env",
		"dependsOn",
		"restarts",
		"revision",
		"usage",
		"monthlyCost",
		"createdAt",
		"updatedAt",
		"startedAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"name": { "$ref": "#/components/schemas/ResourceName" },
		"namespace": { "$ref": "#/components/schemas/ContainerNamespace" },
		"kind": { "$ref": "#/components/schemas/ContainerKind" },
		"projectId": { "$ref": "#/components/schemas/ResourceId" },
		"region": { "$ref": "#/components/schemas/RegionId" },
		"tags": { "$ref": "#/components/schemas/ResourceTags" },
		"status": { "$ref": "#/components/schemas/ContainerStatus" },
		"statusReason": {
			"type": ["string", "null"],
			"maxLength": 300
		},
		"transition": { "oneOf": [{ "$ref": "#/components/schemas/ContainerTransition" }, { "type": "null" }] },
		"image": { "$ref": "#/components/schemas/ContainerImage" },
		"planId": { "$ref": "#/components/schemas/ResourceId" },
		"resources": { "$ref": "#/components/schemas/ContainerResources" },
		"replicas": { "$ref": "#/components/schemas/ContainerReplicaCounts" },
		"ports": {
			"type": "array",
			"maxItems": 20,
			"items": { "$ref": "#/components/schemas/ContainerPort" }
		},
		"endpoint": { "oneOf": [{ "$ref": "#/components/schemas/DomainName" }, { "type": "null" }] },
		"env": {
			"type": "array",
			"maxItems": 100,
			"items": { "$ref": "#/components/schemas/EnvironmentVariable" }
		},
		"dependsOn": {
			"type": "array",
			"maxItems": 20,
			"uniqueItems": true,
			"items": { "$ref": "#/components/schemas/ResourceId" }
		},
		"restarts": {
			"type": "integer",
			"minimum": 0
		},
		"revision": {
			"type": "integer",
			"minimum": 1
		},
		"usage": { "oneOf": [{ "$ref": "#/components/schemas/ContainerUsage" }, { "type": "null" }] },
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
const schema244 = {
	"type": "string",
	"enum": [
		"running",
		"completed",
		"stopped",
		"error",
		"pending",
		"updating",
		"scaling",
		"restarting",
		"stopping",
		"deleting"
	]
};
function validate563(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "running" || data === "completed" || data === "stopped" || data === "error" || data === "pending" || data === "updating" || data === "scaling" || data === "restarting" || data === "stopping" || data === "deleting")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema244.enum });
	}
	validate563.errors = vErrors;
	return vErrors === null;
}
const schema246 = {
	"type": "string",
	"enum": [
		"running",
		"completed",
		"stopped",
		"deleted"
	]
};
function validate566(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "running" || data === "completed" || data === "stopped" || data === "deleted")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema246.enum });
	}
	validate566.errors = vErrors;
	return vErrors === null;
}
function validate565(data) {
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
			if (!validate566(data.to)) {
				vErrors = under(vErrors, "/to", validate566);
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
	validate565.errors = vErrors;
	return vErrors === null;
}
function validate571(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.cpuRequestMillis === void 0) {
			vErrors = lack(vErrors, "", "cpuRequestMillis");
		}
		if (data.cpuLimitMillis === void 0) {
			vErrors = lack(vErrors, "", "cpuLimitMillis");
		}
		if (data.memoryRequestMb === void 0) {
			vErrors = lack(vErrors, "", "memoryRequestMb");
		}
		if (data.memoryLimitMb === void 0) {
			vErrors = lack(vErrors, "", "memoryLimitMb");
		}
		if (data.diskGb === void 0) {
			vErrors = lack(vErrors, "", "diskGb");
		}
		for (const key0 in data) if (!(key0 === "cpuRequestMillis" || key0 === "cpuLimitMillis" || key0 === "memoryRequestMb" || key0 === "memoryLimitMb" || key0 === "diskGb")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.cpuRequestMillis !== void 0) {
			let data0 = data.cpuRequestMillis;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/cpuRequestMillis", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 1 || isNaN(data0)) {
					vErrors = fail(vErrors, "/cpuRequestMillis", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.cpuLimitMillis !== void 0) {
			let data1 = data.cpuLimitMillis;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/cpuLimitMillis", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 1 || isNaN(data1)) {
					vErrors = fail(vErrors, "/cpuLimitMillis", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.memoryRequestMb !== void 0) {
			let data2 = data.memoryRequestMb;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/memoryRequestMb", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/memoryRequestMb", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.memoryLimitMb !== void 0) {
			let data3 = data.memoryLimitMb;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/memoryLimitMb", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 1 || isNaN(data3)) {
					vErrors = fail(vErrors, "/memoryLimitMb", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.diskGb !== void 0) {
			let data4 = data.diskGb;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/diskGb", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 1 || isNaN(data4)) {
					vErrors = fail(vErrors, "/diskGb", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate571.errors = vErrors;
	return vErrors === null;
}
function validate573(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ready === void 0) {
			vErrors = lack(vErrors, "", "ready");
		}
		if (data.desired === void 0) {
			vErrors = lack(vErrors, "", "desired");
		}
		for (const key0 in data) if (!(key0 === "ready" || key0 === "desired")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.ready !== void 0) {
			let data0 = data.ready;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/ready", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/ready", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.desired !== void 0) {
			let data1 = data.desired;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/desired", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/desired", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate573.errors = vErrors;
	return vErrors === null;
}
const schema249 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"name",
		"value",
		"secret"
	],
	"properties": {
		"name": { "$ref": "#/components/schemas/EnvironmentName" },
		"value": {
			"type": ["string", "null"],
			"maxLength": 4096
		},
		"secret": { "type": "boolean" }
	}
};
function validate577(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.value === void 0) {
			vErrors = lack(vErrors, "", "value");
		}
		if (data.secret === void 0) {
			vErrors = lack(vErrors, "", "secret");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "value" || key0 === "secret")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate543(data.name)) {
				vErrors = under(vErrors, "/name", validate543);
			}
		}
		if (data.value !== void 0) {
			let data1 = data.value;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = fail(vErrors, "/value", "type", { type: schema249.properties.value.type });
			}
			if (typeof data1 === "string") {
				if (isLonger(data1, 4096)) {
					vErrors = fail(vErrors, "/value", "maxLength", { limit: 4096 });
				}
			}
		}
		if (data.secret !== void 0) {
			if (typeof data.secret !== "boolean") {
				vErrors = fail(vErrors, "/secret", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate577.errors = vErrors;
	return vErrors === null;
}
function validate581(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.cpuPercent === void 0) {
			vErrors = lack(vErrors, "", "cpuPercent");
		}
		if (data.memoryPercent === void 0) {
			vErrors = lack(vErrors, "", "memoryPercent");
		}
		for (const key0 in data) if (!(key0 === "cpuPercent" || key0 === "memoryPercent")) {
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
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate581.errors = vErrors;
	return vErrors === null;
}
function validate555(data) {
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
		if (data.namespace === void 0) {
			vErrors = lack(vErrors, "", "namespace");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = lack(vErrors, "", "kind");
			errors++;
		}
		if (data.projectId === void 0) {
			vErrors = lack(vErrors, "", "projectId");
			errors++;
		}
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
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
		if (data.image === void 0) {
			vErrors = lack(vErrors, "", "image");
			errors++;
		}
		if (data.planId === void 0) {
			vErrors = lack(vErrors, "", "planId");
			errors++;
		}
		if (data.resources === void 0) {
			vErrors = lack(vErrors, "", "resources");
			errors++;
		}
		if (data.replicas === void 0) {
			vErrors = lack(vErrors, "", "replicas");
			errors++;
		}
		if (data.ports === void 0) {
			vErrors = lack(vErrors, "", "ports");
			errors++;
		}
		if (data.endpoint === void 0) {
			vErrors = lack(vErrors, "", "endpoint");
			errors++;
		}
		if (data.env === void 0) {
			vErrors = lack(vErrors, "", "env");
			errors++;
		}
		if (data.dependsOn === void 0) {
			vErrors = lack(vErrors, "", "dependsOn");
			errors++;
		}
		if (data.restarts === void 0) {
			vErrors = lack(vErrors, "", "restarts");
			errors++;
		}
		if (data.revision === void 0) {
			vErrors = lack(vErrors, "", "revision");
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
		if (data.startedAt === void 0) {
			vErrors = lack(vErrors, "", "startedAt");
			errors++;
		}
		if (vErrors !== null || mayHaveStrangers(data, schema243)) for (const key0 in data) if (!func27.call(schema243.properties, key0)) {
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
		if (data.namespace !== void 0) {
			if (!validate527(data.namespace)) {
				vErrors = under(vErrors, "/namespace", validate527);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			if (!validate529(data.kind)) {
				vErrors = under(vErrors, "/kind", validate529);
				errors = vErrors.length;
			}
		}
		if (data.projectId !== void 0) {
			if (!validate26(data.projectId)) {
				vErrors = under(vErrors, "/projectId", validate26);
				errors = vErrors.length;
			}
		}
		if (data.region !== void 0) {
			if (!validate189(data.region)) {
				vErrors = under(vErrors, "/region", validate189);
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
			if (!validate563(data.status)) {
				vErrors = under(vErrors, "/status", validate563);
				errors = vErrors.length;
			}
		}
		if (data.statusReason !== void 0) {
			let data8 = data.statusReason;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = fail(vErrors, "/statusReason", "type", { type: schema243.properties.statusReason.type });
				errors++;
			}
			if (typeof data8 === "string") {
				if (isLonger(data8, 300)) {
					vErrors = fail(vErrors, "/statusReason", "maxLength", { limit: 300 });
					errors++;
				}
			}
		}
		if (data.transition !== void 0) {
			let data9 = data.transition;
			const _errs13 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs14 = errors;
			if (!validate565(data9)) {
				vErrors = under(vErrors, "/transition", validate565);
				errors = vErrors.length;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs15 = errors;
			if (data9 !== null) {
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
		if (data.image !== void 0) {
			if (!validate532(data.image)) {
				vErrors = under(vErrors, "/image", validate532);
				errors = vErrors.length;
			}
		}
		if (data.planId !== void 0) {
			if (!validate26(data.planId)) {
				vErrors = under(vErrors, "/planId", validate26);
				errors = vErrors.length;
			}
		}
		if (data.resources !== void 0) {
			if (!validate571(data.resources)) {
				vErrors = under(vErrors, "/resources", validate571);
				errors = vErrors.length;
			}
		}
		if (data.replicas !== void 0) {
			if (!validate573(data.replicas)) {
				vErrors = under(vErrors, "/replicas", validate573);
				errors = vErrors.length;
			}
		}
		if (data.ports !== void 0) {
			let data14 = data.ports;
			if (Array.isArray(data14)) {
				if (data14.length > 20) {
					vErrors = fail(vErrors, "/ports", "maxItems", { limit: 20 });
					errors++;
				}
				const len0 = data14.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate536(data14[i0])) {
					vErrors = under(vErrors, "/ports/" + i0, validate536);
					errors = vErrors.length;
				}
			} else {
				vErrors = fail(vErrors, "/ports", "type", { type: "array" });
				errors++;
			}
		}
		if (data.endpoint !== void 0) {
			let data16 = data.endpoint;
			const _errs25 = errors;
			let valid4 = false;
			let passing1 = null;
			const _errs26 = errors;
			if (!validate131(data16)) {
				vErrors = under(vErrors, "/endpoint", validate131);
				errors = vErrors.length;
			}
			var _valid1 = _errs26 === errors;
			if (_valid1) {
				valid4 = true;
				passing1 = 0;
			}
			const _errs27 = errors;
			if (data16 !== null) {
				vErrors = fail(vErrors, "/endpoint", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs27 === errors;
			if (_valid1 && valid4) {
				valid4 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid4 = true;
				passing1 = 1;
			}
			if (!valid4) {
				vErrors = fail(vErrors, "/endpoint", "oneOf", { passingSchemas: passing1 });
				errors++;
			} else {
				errors = _errs25;
				if (vErrors !== null) {
					if (_errs25) vErrors.length = _errs25;
					else vErrors = null;
				}
			}
		}
		if (data.env !== void 0) {
			let data17 = data.env;
			if (Array.isArray(data17)) {
				if (data17.length > 100) {
					vErrors = fail(vErrors, "/env", "maxItems", { limit: 100 });
					errors++;
				}
				const len1 = data17.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate577(data17[i1])) {
					vErrors = under(vErrors, "/env/" + i1, validate577);
					errors = vErrors.length;
				}
			} else {
				vErrors = fail(vErrors, "/env", "type", { type: "array" });
				errors++;
			}
		}
		if (data.dependsOn !== void 0) {
			let data19 = data.dependsOn;
			if (Array.isArray(data19)) {
				if (data19.length > 20) {
					vErrors = fail(vErrors, "/dependsOn", "maxItems", { limit: 20 });
					errors++;
				}
				const len2 = data19.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate26(data19[i2])) {
					vErrors = under(vErrors, "/dependsOn/" + i2, validate26);
					errors = vErrors.length;
				}
				let i3 = data19.length;
				let j0;
				if (i3 > 1) {
					outer0: for (; i3--;) for (j0 = i3; j0--;) if (func0(data19[i3], data19[j0])) {
						vErrors = fail(vErrors, "/dependsOn", "uniqueItems", { i: i3, j: j0 });
						errors++;
						break outer0;
					}
				}
			} else {
				vErrors = fail(vErrors, "/dependsOn", "type", { type: "array" });
				errors++;
			}
		}
		if (data.restarts !== void 0) {
			let data21 = data.restarts;
			if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21))) {
				vErrors = fail(vErrors, "/restarts", "type", { type: "integer" });
				errors++;
			}
			if (typeof data21 == "number") {
				if (data21 < 0 || isNaN(data21)) {
					vErrors = fail(vErrors, "/restarts", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			}
		}
		if (data.revision !== void 0) {
			let data22 = data.revision;
			if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22))) {
				vErrors = fail(vErrors, "/revision", "type", { type: "integer" });
				errors++;
			}
			if (typeof data22 == "number") {
				if (data22 < 1 || isNaN(data22)) {
					vErrors = fail(vErrors, "/revision", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.usage !== void 0) {
			let data23 = data.usage;
			const _errs40 = errors;
			let valid10 = false;
			let passing2 = null;
			const _errs41 = errors;
			if (!validate581(data23)) {
				vErrors = under(vErrors, "/usage", validate581);
				errors = vErrors.length;
			}
			var _valid2 = _errs41 === errors;
			if (_valid2) {
				valid10 = true;
				passing2 = 0;
			}
			const _errs42 = errors;
			if (data23 !== null) {
				vErrors = fail(vErrors, "/usage", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs42 === errors;
			if (_valid2 && valid10) {
				valid10 = false;
				passing2 = [passing2, 1];
			} else if (_valid2) {
				valid10 = true;
				passing2 = 1;
			}
			if (!valid10) {
				vErrors = fail(vErrors, "/usage", "oneOf", { passingSchemas: passing2 });
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
				vErrors = fail(vErrors, "/startedAt", "type", { type: schema243.properties.startedAt.type });
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
	validate555.errors = vErrors;
	return errors === 0;
}
function validate554(data) {
	let vErrors = null;
	if (!validate555(data)) {
		vErrors = vErrors === null ? validate555.errors : vErrors.concat(validate555.errors);
	}
	validate554.errors = vErrors;
	return vErrors === null;
}
const deleteContainer_params = validate970;
function validate970(data) {
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
				if (data1.containerId === void 0) {
					vErrors = lack(vErrors, "/path", "containerId");
				}
				for (const key1 in data1) if (!(key1 === "containerId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.containerId !== void 0) {
					let data2 = data1.containerId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/containerId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/containerId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/containerId", "type", { type: "string" });
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
	validate970.errors = vErrors;
	return vErrors === null;
}
const deployManifest_params = validate368;
const schema_ManifestDeploy = validate986;
function validate988(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 65536)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 65536 });
		}
		if (isShorter(data, 1)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 1 });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate988.errors = vErrors;
	return vErrors === null;
}
function validate987(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.manifest === void 0) {
			vErrors = lack(vErrors, "", "manifest");
		}
		for (const key0 in data) if (!(key0 === "manifest" || key0 === "dryRun")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.manifest !== void 0) {
			if (!validate988(data.manifest)) {
				vErrors = under(vErrors, "/manifest", validate988);
			}
		}
		if (data.dryRun !== void 0) {
			if (typeof data.dryRun !== "boolean") {
				vErrors = fail(vErrors, "/dryRun", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate987.errors = vErrors;
	return vErrors === null;
}
function validate986(data) {
	let vErrors = null;
	if (!validate987(data)) {
		vErrors = vErrors === null ? validate987.errors : vErrors.concat(validate987.errors);
	}
	validate986.errors = vErrors;
	return vErrors === null;
}
const schema_ManifestChanges = validate991;
const schema423 = {
	"type": "string",
	"enum": [
		"create",
		"update",
		"unchanged"
	]
};
function validate994(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "create" || data === "update" || data === "unchanged")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema423.enum });
	}
	validate994.errors = vErrors;
	return vErrors === null;
}
const schema424 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"field",
		"before",
		"after"
	],
	"properties": {
		"field": {
			"type": "string",
			"minLength": 1,
			"maxLength": 300
		},
		"before": {
			"type": ["string", "null"],
			"maxLength": 8192
		},
		"after": {
			"type": ["string", "null"],
			"maxLength": 8192
		}
	}
};
function validate999(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.field === void 0) {
			vErrors = lack(vErrors, "", "field");
		}
		if (data.before === void 0) {
			vErrors = lack(vErrors, "", "before");
		}
		if (data.after === void 0) {
			vErrors = lack(vErrors, "", "after");
		}
		for (const key0 in data) if (!(key0 === "field" || key0 === "before" || key0 === "after")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.field !== void 0) {
			let data0 = data.field;
			if (typeof data0 === "string") {
				if (isLonger(data0, 300)) {
					vErrors = fail(vErrors, "/field", "maxLength", { limit: 300 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/field", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/field", "type", { type: "string" });
			}
		}
		if (data.before !== void 0) {
			let data1 = data.before;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = fail(vErrors, "/before", "type", { type: schema424.properties.before.type });
			}
			if (typeof data1 === "string") {
				if (isLonger(data1, 8192)) {
					vErrors = fail(vErrors, "/before", "maxLength", { limit: 8192 });
				}
			}
		}
		if (data.after !== void 0) {
			let data2 = data.after;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = fail(vErrors, "/after", "type", { type: schema424.properties.after.type });
			}
			if (typeof data2 === "string") {
				if (isLonger(data2, 8192)) {
					vErrors = fail(vErrors, "/after", "maxLength", { limit: 8192 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate999.errors = vErrors;
	return vErrors === null;
}
function validate993(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.line === void 0) {
			vErrors = lack(vErrors, "", "line");
			errors++;
		}
		if (data.action === void 0) {
			vErrors = lack(vErrors, "", "action");
			errors++;
		}
		if (data.namespace === void 0) {
			vErrors = lack(vErrors, "", "namespace");
			errors++;
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
			errors++;
		}
		if (data.containerId === void 0) {
			vErrors = lack(vErrors, "", "containerId");
			errors++;
		}
		if (data.fields === void 0) {
			vErrors = lack(vErrors, "", "fields");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "line" || key0 === "action" || key0 === "namespace" || key0 === "name" || key0 === "containerId" || key0 === "fields")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.line !== void 0) {
			let data0 = data.line;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/line", "type", { type: "integer" });
				errors++;
			}
			if (typeof data0 == "number") {
				if (data0 < 1 || isNaN(data0)) {
					vErrors = fail(vErrors, "/line", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.action !== void 0) {
			if (!validate994(data.action)) {
				vErrors = under(vErrors, "/action", validate994);
				errors = vErrors.length;
			}
		}
		if (data.namespace !== void 0) {
			if (!validate527(data.namespace)) {
				vErrors = under(vErrors, "/namespace", validate527);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0) {
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
				errors = vErrors.length;
			}
		}
		if (data.containerId !== void 0) {
			let data4 = data.containerId;
			const _errs8 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs9 = errors;
			if (!validate26(data4)) {
				vErrors = under(vErrors, "/containerId", validate26);
				errors = vErrors.length;
			}
			var _valid0 = _errs9 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs10 = errors;
			if (data4 !== null) {
				vErrors = fail(vErrors, "/containerId", "type", { type: "null" });
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
				vErrors = fail(vErrors, "/containerId", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
		if (data.fields !== void 0) {
			let data5 = data.fields;
			if (Array.isArray(data5)) {
				if (data5.length > 300) {
					vErrors = fail(vErrors, "/fields", "maxItems", { limit: 300 });
					errors++;
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate999(data5[i0])) {
					vErrors = under(vErrors, "/fields/" + i0, validate999);
					errors = vErrors.length;
				}
			} else {
				vErrors = fail(vErrors, "/fields", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate993.errors = vErrors;
	return errors === 0;
}
function validate992(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.changes === void 0) {
			vErrors = lack(vErrors, "", "changes");
		}
		if (data.monthlyCostChange === void 0) {
			vErrors = lack(vErrors, "", "monthlyCostChange");
		}
		for (const key0 in data) if (!(key0 === "changes" || key0 === "monthlyCostChange")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.changes !== void 0) {
			let data0 = data.changes;
			if (Array.isArray(data0)) {
				if (data0.length > 100) {
					vErrors = fail(vErrors, "/changes", "maxItems", { limit: 100 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate993(data0[i0])) {
					vErrors = under(vErrors, "/changes/" + i0, validate993);
				}
			} else {
				vErrors = fail(vErrors, "/changes", "type", { type: "array" });
			}
		}
		if (data.monthlyCostChange !== void 0) {
			if (!validate122(data.monthlyCostChange)) {
				vErrors = under(vErrors, "/monthlyCostChange", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate992.errors = vErrors;
	return vErrors === null;
}
function validate991(data) {
	let vErrors = null;
	if (!validate992(data)) {
		vErrors = vErrors === null ? validate992.errors : vErrors.concat(validate992.errors);
	}
	validate991.errors = vErrors;
	return vErrors === null;
}
const getContainer_params = validate970;
const schema_ContainerCatalogue = validate1237;
function validate1239(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.cpuMillis === void 0) {
			vErrors = lack(vErrors, "", "cpuMillis");
		}
		if (data.memoryMb === void 0) {
			vErrors = lack(vErrors, "", "memoryMb");
		}
		if (data.diskGb === void 0) {
			vErrors = lack(vErrors, "", "diskGb");
		}
		if (data.hourlyRate === void 0) {
			vErrors = lack(vErrors, "", "hourlyRate");
		}
		if (data.monthlyPrice === void 0) {
			vErrors = lack(vErrors, "", "monthlyPrice");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "cpuMillis" || key0 === "memoryMb" || key0 === "diskGb" || key0 === "hourlyRate" || key0 === "monthlyPrice")) {
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
		if (data.cpuMillis !== void 0) {
			let data2 = data.cpuMillis;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/cpuMillis", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/cpuMillis", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.memoryMb !== void 0) {
			let data3 = data.memoryMb;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/memoryMb", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 1 || isNaN(data3)) {
					vErrors = fail(vErrors, "/memoryMb", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.diskGb !== void 0) {
			let data4 = data.diskGb;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/diskGb", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 1 || isNaN(data4)) {
					vErrors = fail(vErrors, "/diskGb", "minimum", { comparison: ">=", limit: 1 });
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
	validate1239.errors = vErrors;
	return vErrors === null;
}
function validate1238(data) {
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
				for (let i0 = 0; i0 < len0; i0++) if (!validate1239(data0[i0])) {
					vErrors = under(vErrors, "/plans/" + i0, validate1239);
				}
			} else {
				vErrors = fail(vErrors, "/plans", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1238.errors = vErrors;
	return vErrors === null;
}
function validate1237(data) {
	let vErrors = null;
	if (!validate1238(data)) {
		vErrors = vErrors === null ? validate1238.errors : vErrors.concat(validate1238.errors);
	}
	validate1237.errors = vErrors;
	return vErrors === null;
}
const getContainerGraph_params = validate1245;
function validate1245(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "namespace")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.namespace !== void 0) {
					if (!validate527(data0.namespace)) {
						vErrors = under(vErrors, "/query/namespace", validate527);
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data2 = data.path;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) for (const key1 in data2) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
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
	validate1245.errors = vErrors;
	return vErrors === null;
}
const schema_ContainerGraph = validate1248;
function validate1250(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
			errors++;
		}
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
			errors++;
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
			errors++;
		}
		if (data.namespace === void 0) {
			vErrors = lack(vErrors, "", "namespace");
			errors++;
		}
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
			errors++;
		}
		if (data.health === void 0) {
			vErrors = lack(vErrors, "", "health");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "type" || key0 === "name" || key0 === "namespace" || key0 === "status" || key0 === "health")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
				errors = vErrors.length;
			}
		}
		if (data.type !== void 0) {
			if (!validate56(data.type)) {
				vErrors = under(vErrors, "/type", validate56);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 === "string") {
				if (isLonger(data2, 253)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 253 });
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
		if (data.namespace !== void 0) {
			let data3 = data.namespace;
			const _errs7 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs8 = errors;
			if (!validate527(data3)) {
				vErrors = under(vErrors, "/namespace", validate527);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs9 = errors;
			if (data3 !== null) {
				vErrors = fail(vErrors, "/namespace", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs9 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/namespace", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
		if (data.status !== void 0) {
			let data4 = data.status;
			if (typeof data4 === "string") {
				if (isLonger(data4, 40)) {
					vErrors = fail(vErrors, "/status", "maxLength", { limit: 40 });
					errors++;
				}
				if (isShorter(data4, 1)) {
					vErrors = fail(vErrors, "/status", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/status", "type", { type: "string" });
				errors++;
			}
		}
		if (data.health !== void 0) {
			if (!validate791(data.health)) {
				vErrors = under(vErrors, "/health", validate791);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1250.errors = vErrors;
	return errors === 0;
}
function validate1256(data) {
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
			if (!validate26(data.from)) {
				vErrors = under(vErrors, "/from", validate26);
			}
		}
		if (data.to !== void 0) {
			if (!validate26(data.to)) {
				vErrors = under(vErrors, "/to", validate26);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1256.errors = vErrors;
	return vErrors === null;
}
function validate1249(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.nodes === void 0) {
			vErrors = lack(vErrors, "", "nodes");
		}
		if (data.edges === void 0) {
			vErrors = lack(vErrors, "", "edges");
		}
		if (data.truncated === void 0) {
			vErrors = lack(vErrors, "", "truncated");
		}
		for (const key0 in data) if (!(key0 === "nodes" || key0 === "edges" || key0 === "truncated")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.nodes !== void 0) {
			let data0 = data.nodes;
			if (Array.isArray(data0)) {
				if (data0.length > 500) {
					vErrors = fail(vErrors, "/nodes", "maxItems", { limit: 500 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1250(data0[i0])) {
					vErrors = under(vErrors, "/nodes/" + i0, validate1250);
				}
			} else {
				vErrors = fail(vErrors, "/nodes", "type", { type: "array" });
			}
		}
		if (data.edges !== void 0) {
			let data2 = data.edges;
			if (Array.isArray(data2)) {
				if (data2.length > 1e4) {
					vErrors = fail(vErrors, "/edges", "maxItems", { limit: 1e4 });
				}
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate1256(data2[i1])) {
					vErrors = under(vErrors, "/edges/" + i1, validate1256);
				}
			} else {
				vErrors = fail(vErrors, "/edges", "type", { type: "array" });
			}
		}
		if (data.truncated !== void 0) {
			if (typeof data.truncated !== "boolean") {
				vErrors = fail(vErrors, "/truncated", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1249.errors = vErrors;
	return vErrors === null;
}
function validate1248(data) {
	let vErrors = null;
	if (!validate1249(data)) {
		vErrors = vErrors === null ? validate1249.errors : vErrors.concat(validate1249.errors);
	}
	validate1248.errors = vErrors;
	return vErrors === null;
}
const getContainerManifest_params = validate970;
const schema_ContainerManifest = validate1262;
function validate1263(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.manifest === void 0) {
			vErrors = lack(vErrors, "", "manifest");
		}
		for (const key0 in data) if (!(key0 === "manifest")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.manifest !== void 0) {
			if (!validate988(data.manifest)) {
				vErrors = under(vErrors, "/manifest", validate988);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1263.errors = vErrors;
	return vErrors === null;
}
function validate1262(data) {
	let vErrors = null;
	if (!validate1263(data)) {
		vErrors = vErrors === null ? validate1263.errors : vErrors.concat(validate1263.errors);
	}
	validate1262.errors = vErrors;
	return vErrors === null;
}
const getContainerMetrics_params = validate1266;
function validate1266(data) {
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
				if (data4.containerId === void 0) {
					vErrors = lack(vErrors, "/path", "containerId");
				}
				for (const key1 in data4) if (!(key1 === "containerId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data4.containerId !== void 0) {
					let data5 = data4.containerId;
					if (typeof data5 === "string") {
						if (isLonger(data5, 64)) {
							vErrors = fail(vErrors, "/path/containerId", "maxLength", { limit: 64 });
						}
						if (isShorter(data5, 1)) {
							vErrors = fail(vErrors, "/path/containerId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/containerId", "type", { type: "string" });
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
	validate1266.errors = vErrors;
	return vErrors === null;
}
const schema_ContainerSummary = validate1267;
const schema545 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"total",
		"byStatus",
		"byNamespace",
		"replicas",
		"restarts",
		"averageCpuPercent",
		"averageMemoryPercent",
		"monthlyCost"
	],
	"properties": {
		"total": {
			"type": "integer",
			"minimum": 0
		},
		"byStatus": { "$ref": "#/components/schemas/ContainerStatusCounts" },
		"byNamespace": { "$ref": "#/components/schemas/ContainerNamespaceCounts" },
		"replicas": { "$ref": "#/components/schemas/ContainerReplicaCounts" },
		"restarts": {
			"type": "integer",
			"minimum": 0
		},
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
		"monthlyCost": { "$ref": "#/components/schemas/Money" }
	}
};
const schema546 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"running",
		"completed",
		"stopped",
		"error",
		"pending",
		"updating",
		"scaling",
		"restarting",
		"stopping",
		"deleting"
	],
	"properties": {
		"running": {
			"type": "integer",
			"minimum": 0
		},
		"completed": {
			"type": "integer",
			"minimum": 0
		},
		"stopped": {
			"type": "integer",
			"minimum": 0
		},
		"error": {
			"type": "integer",
			"minimum": 0
		},
		"pending": {
			"type": "integer",
			"minimum": 0
		},
		"updating": {
			"type": "integer",
			"minimum": 0
		},
		"scaling": {
			"type": "integer",
			"minimum": 0
		},
		"restarting": {
			"type": "integer",
			"minimum": 0
		},
		"stopping": {
			"type": "integer",
			"minimum": 0
		},
		"deleting": {
			"type": "integer",
			"minimum": 0
		}
	}
};
function validate1269(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.running === void 0) {
			vErrors = lack(vErrors, "", "running");
		}
		if (data.completed === void 0) {
			vErrors = lack(vErrors, "", "completed");
		}
		if (data.stopped === void 0) {
			vErrors = lack(vErrors, "", "stopped");
		}
		if (data.error === void 0) {
			vErrors = lack(vErrors, "", "error");
		}
		if (data.pending === void 0) {
			vErrors = lack(vErrors, "", "pending");
		}
		if (data.updating === void 0) {
			vErrors = lack(vErrors, "", "updating");
		}
		if (data.scaling === void 0) {
			vErrors = lack(vErrors, "", "scaling");
		}
		if (data.restarting === void 0) {
			vErrors = lack(vErrors, "", "restarting");
		}
		if (data.stopping === void 0) {
			vErrors = lack(vErrors, "", "stopping");
		}
		if (data.deleting === void 0) {
			vErrors = lack(vErrors, "", "deleting");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema546)) for (const key0 in data) if (!func27.call(schema546.properties, key0)) {
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
		if (data.completed !== void 0) {
			let data1 = data.completed;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/completed", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/completed", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.stopped !== void 0) {
			let data2 = data.stopped;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/stopped", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/stopped", "minimum", { comparison: ">=", limit: 0 });
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
		if (data.pending !== void 0) {
			let data4 = data.pending;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/pending", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/pending", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.updating !== void 0) {
			let data5 = data.updating;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				vErrors = fail(vErrors, "/updating", "type", { type: "integer" });
			}
			if (typeof data5 == "number") {
				if (data5 < 0 || isNaN(data5)) {
					vErrors = fail(vErrors, "/updating", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.scaling !== void 0) {
			let data6 = data.scaling;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
				vErrors = fail(vErrors, "/scaling", "type", { type: "integer" });
			}
			if (typeof data6 == "number") {
				if (data6 < 0 || isNaN(data6)) {
					vErrors = fail(vErrors, "/scaling", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.restarting !== void 0) {
			let data7 = data.restarting;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
				vErrors = fail(vErrors, "/restarting", "type", { type: "integer" });
			}
			if (typeof data7 == "number") {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = fail(vErrors, "/restarting", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.stopping !== void 0) {
			let data8 = data.stopping;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
				vErrors = fail(vErrors, "/stopping", "type", { type: "integer" });
			}
			if (typeof data8 == "number") {
				if (data8 < 0 || isNaN(data8)) {
					vErrors = fail(vErrors, "/stopping", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.deleting !== void 0) {
			let data9 = data.deleting;
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
				vErrors = fail(vErrors, "/deleting", "type", { type: "integer" });
			}
			if (typeof data9 == "number") {
				if (data9 < 0 || isNaN(data9)) {
					vErrors = fail(vErrors, "/deleting", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1269.errors = vErrors;
	return vErrors === null;
}
function validate1271(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.production === void 0) {
			vErrors = lack(vErrors, "", "production");
		}
		if (data.staging === void 0) {
			vErrors = lack(vErrors, "", "staging");
		}
		if (data.development === void 0) {
			vErrors = lack(vErrors, "", "development");
		}
		for (const key0 in data) if (!(key0 === "production" || key0 === "staging" || key0 === "development")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.production !== void 0) {
			let data0 = data.production;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/production", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/production", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.staging !== void 0) {
			let data1 = data.staging;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/staging", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/staging", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.development !== void 0) {
			let data2 = data.development;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/development", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/development", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1271.errors = vErrors;
	return vErrors === null;
}
function validate1268(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.byStatus === void 0) {
			vErrors = lack(vErrors, "", "byStatus");
		}
		if (data.byNamespace === void 0) {
			vErrors = lack(vErrors, "", "byNamespace");
		}
		if (data.replicas === void 0) {
			vErrors = lack(vErrors, "", "replicas");
		}
		if (data.restarts === void 0) {
			vErrors = lack(vErrors, "", "restarts");
		}
		if (data.averageCpuPercent === void 0) {
			vErrors = lack(vErrors, "", "averageCpuPercent");
		}
		if (data.averageMemoryPercent === void 0) {
			vErrors = lack(vErrors, "", "averageMemoryPercent");
		}
		if (data.monthlyCost === void 0) {
			vErrors = lack(vErrors, "", "monthlyCost");
		}
		for (const key0 in data) if (!(key0 === "total" || key0 === "byStatus" || key0 === "byNamespace" || key0 === "replicas" || key0 === "restarts" || key0 === "averageCpuPercent" || key0 === "averageMemoryPercent" || key0 === "monthlyCost")) {
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
			if (!validate1269(data.byStatus)) {
				vErrors = under(vErrors, "/byStatus", validate1269);
			}
		}
		if (data.byNamespace !== void 0) {
			if (!validate1271(data.byNamespace)) {
				vErrors = under(vErrors, "/byNamespace", validate1271);
			}
		}
		if (data.replicas !== void 0) {
			if (!validate573(data.replicas)) {
				vErrors = under(vErrors, "/replicas", validate573);
			}
		}
		if (data.restarts !== void 0) {
			let data4 = data.restarts;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/restarts", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/restarts", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.averageCpuPercent !== void 0) {
			let data5 = data.averageCpuPercent;
			if (!(typeof data5 == "number") && data5 !== null) {
				vErrors = fail(vErrors, "/averageCpuPercent", "type", { type: schema545.properties.averageCpuPercent.type });
			}
			if (typeof data5 == "number") {
				if (data5 > 100 || isNaN(data5)) {
					vErrors = fail(vErrors, "/averageCpuPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data5 < 0 || isNaN(data5)) {
					vErrors = fail(vErrors, "/averageCpuPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.averageMemoryPercent !== void 0) {
			let data6 = data.averageMemoryPercent;
			if (!(typeof data6 == "number") && data6 !== null) {
				vErrors = fail(vErrors, "/averageMemoryPercent", "type", { type: schema545.properties.averageMemoryPercent.type });
			}
			if (typeof data6 == "number") {
				if (data6 > 100 || isNaN(data6)) {
					vErrors = fail(vErrors, "/averageMemoryPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data6 < 0 || isNaN(data6)) {
					vErrors = fail(vErrors, "/averageMemoryPercent", "minimum", { comparison: ">=", limit: 0 });
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
	validate1268.errors = vErrors;
	return vErrors === null;
}
function validate1267(data) {
	let vErrors = null;
	if (!validate1268(data)) {
		vErrors = vErrors === null ? validate1268.errors : vErrors.concat(validate1268.errors);
	}
	validate1267.errors = vErrors;
	return vErrors === null;
}
const listContainerActivity_params = validate1829;
function validate1829(data) {
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
				if (data3.containerId === void 0) {
					vErrors = lack(vErrors, "/path", "containerId");
				}
				for (const key1 in data3) if (!(key1 === "containerId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data3.containerId !== void 0) {
					let data4 = data3.containerId;
					if (typeof data4 === "string") {
						if (isLonger(data4, 64)) {
							vErrors = fail(vErrors, "/path/containerId", "maxLength", { limit: 64 });
						}
						if (isShorter(data4, 1)) {
							vErrors = fail(vErrors, "/path/containerId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/containerId", "type", { type: "string" });
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
	validate1829.errors = vErrors;
	return vErrors === null;
}
const listContainerActivity_200_frame = validate1712;
const listContainerLogs_params = validate1833;
function validate1833(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "cursor" || key0 === "limit" || key0 === "q" || key0 === "level" || key0 === "replicaId")) {
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
				if (data0.level !== void 0) {
					let data4 = data0.level;
					if (Array.isArray(data4)) {
						if (data4.length > 4) {
							vErrors = fail(vErrors, "/query/level", "maxItems", { limit: 4 });
						}
						const len0 = data4.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate1073(data4[i0])) {
							vErrors = under(vErrors, "/query/level/" + i0, validate1073);
						}
					} else {
						vErrors = fail(vErrors, "/query/level", "type", { type: "array" });
					}
				}
				if (data0.replicaId !== void 0) {
					let data6 = data0.replicaId;
					if (typeof data6 === "string") {
						if (isLonger(data6, 64)) {
							vErrors = fail(vErrors, "/query/replicaId", "maxLength", { limit: 64 });
						}
						if (isShorter(data6, 1)) {
							vErrors = fail(vErrors, "/query/replicaId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/replicaId", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data7 = data.path;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7.containerId === void 0) {
					vErrors = lack(vErrors, "/path", "containerId");
				}
				for (const key1 in data7) if (!(key1 === "containerId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data7.containerId !== void 0) {
					let data8 = data7.containerId;
					if (typeof data8 === "string") {
						if (isLonger(data8, 64)) {
							vErrors = fail(vErrors, "/path/containerId", "maxLength", { limit: 64 });
						}
						if (isShorter(data8, 1)) {
							vErrors = fail(vErrors, "/path/containerId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/containerId", "type", { type: "string" });
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
	validate1833.errors = vErrors;
	return vErrors === null;
}
const listContainerLogs_200_frame = validate1712;
const listContainerReplicas_params = validate970;
const listContainerReplicas_200_frame = validate92;
const schema_ContainerReplica = validate1841;
const schema804 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"status",
		"revision",
		"restarts",
		"lastExit",
		"usage",
		"startedAt",
		"createdAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"name": {
			"type": "string",
			"minLength": 1,
			"maxLength": 120
		},
		"status": { "$ref": "#/components/schemas/ContainerReplicaStatus" },
		"revision": {
			"type": "integer",
			"minimum": 1
		},
		"restarts": {
			"type": "integer",
			"minimum": 0
		},
		"lastExit": { "oneOf": [{ "$ref": "#/components/schemas/ContainerExit" }, { "type": "null" }] },
		"usage": { "oneOf": [{ "$ref": "#/components/schemas/ContainerUsage" }, { "type": "null" }] },
		"startedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		}
	}
};
const schema805 = {
	"type": "string",
	"enum": [
		"starting",
		"ready",
		"crashing",
		"ending",
		"completed"
	]
};
function validate1844(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "starting" || data === "ready" || data === "crashing" || data === "ending" || data === "completed")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema805.enum });
	}
	validate1844.errors = vErrors;
	return vErrors === null;
}
function validate1846(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			vErrors = lack(vErrors, "", "code");
		}
		if (data.reason === void 0) {
			vErrors = lack(vErrors, "", "reason");
		}
		if (data.at === void 0) {
			vErrors = lack(vErrors, "", "at");
		}
		for (const key0 in data) if (!(key0 === "code" || key0 === "reason" || key0 === "at")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.code !== void 0) {
			let data0 = data.code;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/code", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 > 255 || isNaN(data0)) {
					vErrors = fail(vErrors, "/code", "maximum", { comparison: "<=", limit: 255 });
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/code", "minimum", { comparison: ">=", limit: 0 });
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
		if (data.at !== void 0) {
			let data2 = data.at;
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/at", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/at", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1846.errors = vErrors;
	return vErrors === null;
}
function validate1842(data) {
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
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
			errors++;
		}
		if (data.revision === void 0) {
			vErrors = lack(vErrors, "", "revision");
			errors++;
		}
		if (data.restarts === void 0) {
			vErrors = lack(vErrors, "", "restarts");
			errors++;
		}
		if (data.lastExit === void 0) {
			vErrors = lack(vErrors, "", "lastExit");
			errors++;
		}
		if (data.usage === void 0) {
			vErrors = lack(vErrors, "", "usage");
			errors++;
		}
		if (data.startedAt === void 0) {
			vErrors = lack(vErrors, "", "startedAt");
			errors++;
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
			errors++;
		}
		if (vErrors !== null || mayHaveStrangers(data, schema804)) for (const key0 in data) if (!func27.call(schema804.properties, key0)) {
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
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (isLonger(data1, 120)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 120 });
					errors++;
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
				errors++;
			}
		}
		if (data.status !== void 0) {
			if (!validate1844(data.status)) {
				vErrors = under(vErrors, "/status", validate1844);
				errors = vErrors.length;
			}
		}
		if (data.revision !== void 0) {
			let data3 = data.revision;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/revision", "type", { type: "integer" });
				errors++;
			}
			if (typeof data3 == "number") {
				if (data3 < 1 || isNaN(data3)) {
					vErrors = fail(vErrors, "/revision", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.restarts !== void 0) {
			let data4 = data.restarts;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/restarts", "type", { type: "integer" });
				errors++;
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/restarts", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			}
		}
		if (data.lastExit !== void 0) {
			let data5 = data.lastExit;
			const _errs11 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs12 = errors;
			if (!validate1846(data5)) {
				vErrors = under(vErrors, "/lastExit", validate1846);
				errors = vErrors.length;
			}
			var _valid0 = _errs12 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs13 = errors;
			if (data5 !== null) {
				vErrors = fail(vErrors, "/lastExit", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/lastExit", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs11;
				if (vErrors !== null) {
					if (_errs11) vErrors.length = _errs11;
					else vErrors = null;
				}
			}
		}
		if (data.usage !== void 0) {
			let data6 = data.usage;
			const _errs16 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs17 = errors;
			if (!validate581(data6)) {
				vErrors = under(vErrors, "/usage", validate581);
				errors = vErrors.length;
			}
			var _valid1 = _errs17 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs18 = errors;
			if (data6 !== null) {
				vErrors = fail(vErrors, "/usage", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs18 === errors;
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
				errors = _errs16;
				if (vErrors !== null) {
					if (_errs16) vErrors.length = _errs16;
					else vErrors = null;
				}
			}
		}
		if (data.startedAt !== void 0) {
			let data7 = data.startedAt;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = fail(vErrors, "/startedAt", "type", { type: schema804.properties.startedAt.type });
				errors++;
			}
			if (typeof data7 === "string") {
				if (!formats4.test(data7)) {
					vErrors = fail(vErrors, "/startedAt", "format", { format: "date-time" });
					errors++;
				}
			}
		}
		if (data.createdAt !== void 0) {
			let data8 = data.createdAt;
			if (typeof data8 === "string") {
				if (!formats4.test(data8)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
				errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1842.errors = vErrors;
	return errors === 0;
}
function validate1841(data) {
	let vErrors = null;
	if (!validate1842(data)) {
		vErrors = vErrors === null ? validate1842.errors : vErrors.concat(validate1842.errors);
	}
	validate1841.errors = vErrors;
	return vErrors === null;
}
const listContainers_params = validate1850;
const schema807 = {
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
					"maxItems": 10,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/ContainerStatus" }
				},
				"namespace": {
					"type": "array",
					"maxItems": 3,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/ContainerNamespace" }
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
					"pattern": "^-?(name|namespace|status|image|replicas|cpu|memory|restarts|region|createdAt|monthlyCost)(,-?(name|namespace|status|image|replicas|cpu|memory|restarts|region|createdAt|monthlyCost))*$",
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
	"$id": "http://validators/listContainers_params"
};
const pattern75 = new RegExp("^-?(name|namespace|status|image|replicas|cpu|memory|restarts|region|createdAt|monthlyCost)(,-?(name|namespace|status|image|replicas|cpu|memory|restarts|region|createdAt|monthlyCost))*$", "u");
function validate1850(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (vErrors !== null || mayHaveStrangers(data0, schema807.properties.query)) for (const key0 in data0) if (!func27.call(schema807.properties.query.properties, key0)) {
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
						if (data2.length > 10) {
							vErrors = fail(vErrors, "/query/status", "maxItems", { limit: 10 });
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate563(data2[i0])) {
							vErrors = under(vErrors, "/query/status/" + i0, validate563);
						}
					} else {
						vErrors = fail(vErrors, "/query/status", "type", { type: "array" });
					}
				}
				if (data0.namespace !== void 0) {
					let data4 = data0.namespace;
					if (Array.isArray(data4)) {
						if (data4.length > 3) {
							vErrors = fail(vErrors, "/query/namespace", "maxItems", { limit: 3 });
						}
						const len1 = data4.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate527(data4[i1])) {
							vErrors = under(vErrors, "/query/namespace/" + i1, validate527);
						}
					} else {
						vErrors = fail(vErrors, "/query/namespace", "type", { type: "array" });
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
						if (!pattern75.test(data11)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(name|namespace|status|image|replicas|cpu|memory|restarts|region|createdAt|monthlyCost)(,-?(name|namespace|status|image|replicas|cpu|memory|restarts|region|createdAt|monthlyCost))*$" });
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
	validate1850.errors = vErrors;
	return vErrors === null;
}
const listContainers_200_frame = validate1748;
const restartContainer_params = validate970;
const scaleContainer_params = validate970;
const schema_ContainerScale = validate2280;
function validate2281(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.replicas === void 0) {
			vErrors = lack(vErrors, "", "replicas");
		}
		for (const key0 in data) if (!(key0 === "replicas")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.replicas !== void 0) {
			let data0 = data.replicas;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/replicas", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 > 50 || isNaN(data0)) {
					vErrors = fail(vErrors, "/replicas", "maximum", { comparison: "<=", limit: 50 });
				}
				if (data0 < 1 || isNaN(data0)) {
					vErrors = fail(vErrors, "/replicas", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2281.errors = vErrors;
	return vErrors === null;
}
function validate2280(data) {
	let vErrors = null;
	if (!validate2281(data)) {
		vErrors = vErrors === null ? validate2281.errors : vErrors.concat(validate2281.errors);
	}
	validate2280.errors = vErrors;
	return vErrors === null;
}
const startContainer_params = validate970;
const stopContainer_params = validate970;
const updateContainer_params = validate970;
const schema_ContainerUpdate = validate2372;
function validate2373(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 1 });
		}
		for (const key0 in data) if (!(key0 === "image" || key0 === "planId" || key0 === "cpuRequestMillis" || key0 === "memoryRequestMb" || key0 === "ports" || key0 === "env" || key0 === "dependsOn" || key0 === "tags")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.image !== void 0) {
			if (!validate532(data.image)) {
				vErrors = under(vErrors, "/image", validate532);
			}
		}
		if (data.planId !== void 0) {
			if (!validate26(data.planId)) {
				vErrors = under(vErrors, "/planId", validate26);
			}
		}
		if (data.cpuRequestMillis !== void 0) {
			let data2 = data.cpuRequestMillis;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/cpuRequestMillis", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 > 64e3 || isNaN(data2)) {
					vErrors = fail(vErrors, "/cpuRequestMillis", "maximum", { comparison: "<=", limit: 64e3 });
				}
				if (data2 < 50 || isNaN(data2)) {
					vErrors = fail(vErrors, "/cpuRequestMillis", "minimum", { comparison: ">=", limit: 50 });
				}
			}
		}
		if (data.memoryRequestMb !== void 0) {
			let data3 = data.memoryRequestMb;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/memoryRequestMb", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 > 524288 || isNaN(data3)) {
					vErrors = fail(vErrors, "/memoryRequestMb", "maximum", { comparison: "<=", limit: 524288 });
				}
				if (data3 < 32 || isNaN(data3)) {
					vErrors = fail(vErrors, "/memoryRequestMb", "minimum", { comparison: ">=", limit: 32 });
				}
			}
		}
		if (data.ports !== void 0) {
			if (!validate535(data.ports)) {
				vErrors = under(vErrors, "/ports", validate535);
			}
		}
		if (data.env !== void 0) {
			if (!validate541(data.env)) {
				vErrors = under(vErrors, "/env", validate541);
			}
		}
		if (data.dependsOn !== void 0) {
			if (!validate547(data.dependsOn)) {
				vErrors = under(vErrors, "/dependsOn", validate547);
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
	validate2373.errors = vErrors;
	return vErrors === null;
}
function validate2372(data) {
	let vErrors = null;
	if (!validate2373(data)) {
		vErrors = vErrors === null ? validate2373.errors : vErrors.concat(validate2373.errors);
	}
	validate2372.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	createContainer: {
		params: createContainer_params,
		body: schema_ContainerCreate,
		event: null,
		responses: {
			202: {
				body: schema_Container,
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
	deleteContainer: {
		params: deleteContainer_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_Container,
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
	deployManifest: {
		params: deployManifest_params,
		body: schema_ManifestDeploy,
		event: null,
		responses: {
			200: {
				body: schema_ManifestChanges,
				item: null
			},
			202: {
				body: schema_ManifestChanges,
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
	getContainer: {
		params: getContainer_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Container,
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
	getContainerCatalogue: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_ContainerCatalogue,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getContainerGraph: {
		params: getContainerGraph_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_ContainerGraph,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getContainerManifest: {
		params: getContainerManifest_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_ContainerManifest,
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
	getContainerMetrics: {
		params: getContainerMetrics_params,
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
	getContainerSummary: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_ContainerSummary,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listContainerActivity: {
		params: listContainerActivity_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listContainerActivity_200_frame,
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
	listContainerLogs: {
		params: listContainerLogs_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listContainerLogs_200_frame,
				item: schema_LogEntry
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
	listContainerReplicas: {
		params: listContainerReplicas_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listContainerReplicas_200_frame,
				item: schema_ContainerReplica
			},
			400: problem,
			401: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listContainers: {
		params: listContainers_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listContainers_200_frame,
				item: schema_Container
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	restartContainer: {
		params: restartContainer_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_Container,
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
	scaleContainer: {
		params: scaleContainer_params,
		body: schema_ContainerScale,
		event: null,
		responses: {
			202: {
				body: schema_Container,
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
	startContainer: {
		params: startContainer_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_Container,
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
	stopContainer: {
		params: stopContainer_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_Container,
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
	updateContainer: {
		params: updateContainer_params,
		body: schema_ContainerUpdate,
		event: null,
		responses: {
			200: {
				body: schema_Container,
				item: null
			},
			202: {
				body: schema_Container,
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
