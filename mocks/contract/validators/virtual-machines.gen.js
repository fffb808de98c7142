// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats22, formats4, func0, func27, isLonger, isShorter, lack, mayHaveStrangers, problem, schema_Activity, schema_LogEntry, schema_ResourceMetrics, under, validate1073, validate122, validate161, validate1712, validate1748, validate189, validate2449, validate26, validate368, validate72, validate73, validate906, validate923, validate95 } from './shared.gen.js'
const createVm_params = validate368;
const schema_VmCreate = validate894;
function validate895(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.names === void 0) {
			vErrors = lack(vErrors, "", "names");
		}
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
		}
		if (data.imageId === void 0) {
			vErrors = lack(vErrors, "", "imageId");
		}
		if (data.sizeId === void 0) {
			vErrors = lack(vErrors, "", "sizeId");
		}
		if (data.networkId === void 0) {
			vErrors = lack(vErrors, "", "networkId");
		}
		if (data.sshKeyIds === void 0) {
			vErrors = lack(vErrors, "", "sshKeyIds");
		}
		for (const key0 in data) if (!(key0 === "names" || key0 === "region" || key0 === "imageId" || key0 === "sizeId" || key0 === "networkId" || key0 === "sshKeyIds" || key0 === "tags" || key0 === "projectId")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.names !== void 0) {
			let data0 = data.names;
			if (Array.isArray(data0)) {
				if (data0.length > 20) {
					vErrors = fail(vErrors, "/names", "maxItems", { limit: 20 });
				}
				if (data0.length < 1) {
					vErrors = fail(vErrors, "/names", "minItems", { limit: 1 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate161(data0[i0])) {
					vErrors = under(vErrors, "/names/" + i0, validate161);
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data0[i1], data0[j0])) {
						vErrors = fail(vErrors, "/names", "uniqueItems", { i: i1, j: j0 });
						break outer0;
					}
				}
			} else {
				vErrors = fail(vErrors, "/names", "type", { type: "array" });
			}
		}
		if (data.region !== void 0) {
			if (!validate189(data.region)) {
				vErrors = under(vErrors, "/region", validate189);
			}
		}
		if (data.imageId !== void 0) {
			if (!validate26(data.imageId)) {
				vErrors = under(vErrors, "/imageId", validate26);
			}
		}
		if (data.sizeId !== void 0) {
			if (!validate26(data.sizeId)) {
				vErrors = under(vErrors, "/sizeId", validate26);
			}
		}
		if (data.networkId !== void 0) {
			if (!validate26(data.networkId)) {
				vErrors = under(vErrors, "/networkId", validate26);
			}
		}
		if (data.sshKeyIds !== void 0) {
			let data6 = data.sshKeyIds;
			if (Array.isArray(data6)) {
				if (data6.length > 20) {
					vErrors = fail(vErrors, "/sshKeyIds", "maxItems", { limit: 20 });
				}
				const len1 = data6.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate26(data6[i2])) {
					vErrors = under(vErrors, "/sshKeyIds/" + i2, validate26);
				}
				let i3 = data6.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func0(data6[i3], data6[j1])) {
						vErrors = fail(vErrors, "/sshKeyIds", "uniqueItems", { i: i3, j: j1 });
						break outer1;
					}
				}
			} else {
				vErrors = fail(vErrors, "/sshKeyIds", "type", { type: "array" });
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
	validate895.errors = vErrors;
	return vErrors === null;
}
function validate894(data) {
	let vErrors = null;
	if (!validate895(data)) {
		vErrors = vErrors === null ? validate895.errors : vErrors.concat(validate895.errors);
	}
	validate894.errors = vErrors;
	return vErrors === null;
}
const createVm_202_frame = validate906;
const schema_Vm = validate907;
const schema380 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"projectId",
		"status",
		"statusReason",
		"transition",
		"type",
		"sizeId",
		"imageId",
		"os",
		"region",
		"location",
		"vcpus",
		"memoryGb",
		"diskGb",
		"gpus",
		"networkGbps",
		"networkId",
		"sshKeyIds",
		"publicIp",
		"privateIp",
		"hourlyRate",
		"monthlyCost",
		"costToDate",
		"tags",
		"createdAt",
		"updatedAt",
		"startedAt",
		"metrics",
		"attachedFirewalls",
		"attachedLoadBalancers"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"name": { "$ref": "#/components/schemas/VmName" },
		"projectId": { "$ref": "#/components/schemas/ResourceId" },
		"status": { "$ref": "#/components/schemas/VmStatus" },
		"statusReason": {
			"type": ["string", "null"],
			"maxLength": 300
		},
		"transition": { "oneOf": [{ "$ref": "#/components/schemas/VmTransition" }, { "type": "null" }] },
		"type": {
			"type": "string",
			"minLength": 1,
			"maxLength": 60
		},
		"sizeId": { "$ref": "#/components/schemas/ResourceId" },
		"imageId": { "$ref": "#/components/schemas/ResourceId" },
		"os": {
			"type": "string",
			"minLength": 1,
			"maxLength": 60
		},
		"region": { "$ref": "#/components/schemas/RegionId" },
		"location": {
			"type": "string",
			"minLength": 1,
			"maxLength": 60
		},
		"vcpus": {
			"type": "integer",
			"minimum": 1
		},
		"memoryGb": {
			"type": "number",
			"exclusiveMinimum": 0
		},
		"diskGb": {
			"type": "integer",
			"minimum": 1
		},
		"gpus": {
			"type": "integer",
			"minimum": 0
		},
		"networkGbps": {
			"type": "number",
			"exclusiveMinimum": 0
		},
		"networkId": { "$ref": "#/components/schemas/ResourceId" },
		"sshKeyIds": {
			"type": "array",
			"maxItems": 20,
			"uniqueItems": true,
			"items": { "$ref": "#/components/schemas/ResourceId" }
		},
		"publicIp": {
			"type": ["string", "null"],
			"format": "ipv4"
		},
		"privateIp": {
			"type": "string",
			"format": "ipv4"
		},
		"hourlyRate": { "$ref": "#/components/schemas/Rate" },
		"monthlyCost": { "$ref": "#/components/schemas/Money" },
		"costToDate": { "oneOf": [{ "$ref": "#/components/schemas/Money" }, { "type": "null" }] },
		"tags": { "$ref": "#/components/schemas/ResourceTags" },
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
		},
		"metrics": { "oneOf": [{ "$ref": "#/components/schemas/VmUsage" }, { "type": "null" }] },
		"attachedFirewalls": {
			"type": "array",
			"maxItems": 100,
			"items": { "$ref": "#/components/schemas/ResourceRef" }
		},
		"attachedLoadBalancers": {
			"type": "array",
			"maxItems": 100,
			"items": { "$ref": "#/components/schemas/ResourceRef" }
		}
	}
};
const schema381 = {
	"type": "string",
	"enum": [
		"running",
		"stopped",
		"starting",
		"stopping",
		"restarting",
		"resizing",
		"deleting",
		"error"
	]
};
function validate912(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "running" || data === "stopped" || data === "starting" || data === "stopping" || data === "restarting" || data === "resizing" || data === "deleting" || data === "error")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema381.enum });
	}
	validate912.errors = vErrors;
	return vErrors === null;
}
const schema383 = {
	"type": "string",
	"enum": [
		"running",
		"stopped",
		"deleted"
	]
};
function validate915(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "running" || data === "stopped" || data === "deleted")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema383.enum });
	}
	validate915.errors = vErrors;
	return vErrors === null;
}
function validate914(data) {
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
			if (!validate915(data.to)) {
				vErrors = under(vErrors, "/to", validate915);
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
	validate914.errors = vErrors;
	return vErrors === null;
}
function validate929(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.cpuPercent === void 0) {
			vErrors = lack(vErrors, "", "cpuPercent");
		}
		if (data.memoryPercent === void 0) {
			vErrors = lack(vErrors, "", "memoryPercent");
		}
		if (data.diskPercent === void 0) {
			vErrors = lack(vErrors, "", "diskPercent");
		}
		if (data.networkPercent === void 0) {
			vErrors = lack(vErrors, "", "networkPercent");
		}
		for (const key0 in data) if (!(key0 === "cpuPercent" || key0 === "memoryPercent" || key0 === "diskPercent" || key0 === "networkPercent")) {
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
		if (data.diskPercent !== void 0) {
			let data2 = data.diskPercent;
			if (typeof data2 == "number") {
				if (data2 > 100 || isNaN(data2)) {
					vErrors = fail(vErrors, "/diskPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/diskPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/diskPercent", "type", { type: "number" });
			}
		}
		if (data.networkPercent !== void 0) {
			let data3 = data.networkPercent;
			if (typeof data3 == "number") {
				if (data3 > 100 || isNaN(data3)) {
					vErrors = fail(vErrors, "/networkPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/networkPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/networkPercent", "type", { type: "number" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate929.errors = vErrors;
	return vErrors === null;
}
function validate908(data) {
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
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
			errors++;
		}
		if (data.sizeId === void 0) {
			vErrors = lack(vErrors, "", "sizeId");
			errors++;
		}
		if (data.imageId === void 0) {
			vErrors = lack(vErrors, "", "imageId");
			errors++;
		}
		if (data.os === void 0) {
			vErrors = lack(vErrors, "", "os");
			errors++;
		}
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
			errors++;
		}
		if (data.location === void 0) {
			vErrors = lack(vErrors, "", "location");
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
		if (data.diskGb === void 0) {
			vErrors = lack(vErrors, "", "diskGb");
			errors++;
		}
		if (data.gpus === void 0) {
			vErrors = lack(vErrors, "", "gpus");
			errors++;
		}
		if (data.networkGbps === void 0) {
			vErrors = lack(vErrors, "", "networkGbps");
			errors++;
		}
		if (data.networkId === void 0) {
			vErrors = lack(vErrors, "", "networkId");
			errors++;
		}
		if (data.sshKeyIds === void 0) {
			vErrors = lack(vErrors, "", "sshKeyIds");
			errors++;
		}
		if (data.publicIp === void 0) {
			vErrors = lack(vErrors, "", "publicIp");
			errors++;
		}
		if (data.privateIp === void 0) {
			vErrors = lack(vErrors, "", "privateIp");
			errors++;
		}
		if (data.hourlyRate === void 0) {
			vErrors = lack(vErrors, "", "hourlyRate");
			errors++;
		}
		if (data.monthlyCost === void 0) {
			vErrors = lack(vErrors, "", "monthlyCost");
			errors++;
		}
		if (data.costToDate === void 0) {
			vErrors = lack(vErrors, "", "costToDate");
			errors++;
		}
		if (data.tags === void 0) {
			vErrors = lack(vErrors, "", "tags");
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
		if (data.metrics === void 0) {
			vErrors = lack(vErrors, "", "metrics");
			errors++;
		}
		if (data.attachedFirewalls === void 0) {
			vErrors = lack(vErrors, "", "attachedFirewalls");
			errors++;
		}
		if (data.attachedLoadBalancers === void 0) {
			vErrors = lack(vErrors, "", "attachedLoadBalancers");
			errors++;
		}
		if (vErrors !== null || mayHaveStrangers(data, schema380)) for (const key0 in data) if (!func27.call(schema380.properties, key0)) {
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
		if (data.status !== void 0) {
			if (!validate912(data.status)) {
				vErrors = under(vErrors, "/status", validate912);
				errors = vErrors.length;
			}
		}
		if (data.statusReason !== void 0) {
			let data4 = data.statusReason;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = fail(vErrors, "/statusReason", "type", { type: schema380.properties.statusReason.type });
				errors++;
			}
			if (typeof data4 === "string") {
				if (isLonger(data4, 300)) {
					vErrors = fail(vErrors, "/statusReason", "maxLength", { limit: 300 });
					errors++;
				}
			}
		}
		if (data.transition !== void 0) {
			let data5 = data.transition;
			const _errs9 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs10 = errors;
			if (!validate914(data5)) {
				vErrors = under(vErrors, "/transition", validate914);
				errors = vErrors.length;
			}
			var _valid0 = _errs10 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs11 = errors;
			if (data5 !== null) {
				vErrors = fail(vErrors, "/transition", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs11 === errors;
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
				errors = _errs9;
				if (vErrors !== null) {
					if (_errs9) vErrors.length = _errs9;
					else vErrors = null;
				}
			}
		}
		if (data.type !== void 0) {
			let data6 = data.type;
			if (typeof data6 === "string") {
				if (isLonger(data6, 60)) {
					vErrors = fail(vErrors, "/type", "maxLength", { limit: 60 });
					errors++;
				}
				if (isShorter(data6, 1)) {
					vErrors = fail(vErrors, "/type", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/type", "type", { type: "string" });
				errors++;
			}
		}
		if (data.sizeId !== void 0) {
			if (!validate26(data.sizeId)) {
				vErrors = under(vErrors, "/sizeId", validate26);
				errors = vErrors.length;
			}
		}
		if (data.imageId !== void 0) {
			if (!validate26(data.imageId)) {
				vErrors = under(vErrors, "/imageId", validate26);
				errors = vErrors.length;
			}
		}
		if (data.os !== void 0) {
			let data9 = data.os;
			if (typeof data9 === "string") {
				if (isLonger(data9, 60)) {
					vErrors = fail(vErrors, "/os", "maxLength", { limit: 60 });
					errors++;
				}
				if (isShorter(data9, 1)) {
					vErrors = fail(vErrors, "/os", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/os", "type", { type: "string" });
				errors++;
			}
		}
		if (data.region !== void 0) {
			if (!validate189(data.region)) {
				vErrors = under(vErrors, "/region", validate189);
				errors = vErrors.length;
			}
		}
		if (data.location !== void 0) {
			let data11 = data.location;
			if (typeof data11 === "string") {
				if (isLonger(data11, 60)) {
					vErrors = fail(vErrors, "/location", "maxLength", { limit: 60 });
					errors++;
				}
				if (isShorter(data11, 1)) {
					vErrors = fail(vErrors, "/location", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/location", "type", { type: "string" });
				errors++;
			}
		}
		if (data.vcpus !== void 0) {
			let data12 = data.vcpus;
			if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12))) {
				vErrors = fail(vErrors, "/vcpus", "type", { type: "integer" });
				errors++;
			}
			if (typeof data12 == "number") {
				if (data12 < 1 || isNaN(data12)) {
					vErrors = fail(vErrors, "/vcpus", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.memoryGb !== void 0) {
			let data13 = data.memoryGb;
			if (typeof data13 == "number") {
				if (data13 <= 0 || isNaN(data13)) {
					vErrors = fail(vErrors, "/memoryGb", "exclusiveMinimum", { comparison: ">", limit: 0 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/memoryGb", "type", { type: "number" });
				errors++;
			}
		}
		if (data.diskGb !== void 0) {
			let data14 = data.diskGb;
			if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14))) {
				vErrors = fail(vErrors, "/diskGb", "type", { type: "integer" });
				errors++;
			}
			if (typeof data14 == "number") {
				if (data14 < 1 || isNaN(data14)) {
					vErrors = fail(vErrors, "/diskGb", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.gpus !== void 0) {
			let data15 = data.gpus;
			if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
				vErrors = fail(vErrors, "/gpus", "type", { type: "integer" });
				errors++;
			}
			if (typeof data15 == "number") {
				if (data15 < 0 || isNaN(data15)) {
					vErrors = fail(vErrors, "/gpus", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			}
		}
		if (data.networkGbps !== void 0) {
			let data16 = data.networkGbps;
			if (typeof data16 == "number") {
				if (data16 <= 0 || isNaN(data16)) {
					vErrors = fail(vErrors, "/networkGbps", "exclusiveMinimum", { comparison: ">", limit: 0 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/networkGbps", "type", { type: "number" });
				errors++;
			}
		}
		if (data.networkId !== void 0) {
			if (!validate26(data.networkId)) {
				vErrors = under(vErrors, "/networkId", validate26);
				errors = vErrors.length;
			}
		}
		if (data.sshKeyIds !== void 0) {
			let data18 = data.sshKeyIds;
			if (Array.isArray(data18)) {
				if (data18.length > 20) {
					vErrors = fail(vErrors, "/sshKeyIds", "maxItems", { limit: 20 });
					errors++;
				}
				const len0 = data18.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate26(data18[i0])) {
					vErrors = under(vErrors, "/sshKeyIds/" + i0, validate26);
					errors = vErrors.length;
				}
				let i1 = data18.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data18[i1], data18[j0])) {
						vErrors = fail(vErrors, "/sshKeyIds", "uniqueItems", { i: i1, j: j0 });
						errors++;
						break outer0;
					}
				}
			} else {
				vErrors = fail(vErrors, "/sshKeyIds", "type", { type: "array" });
				errors++;
			}
		}
		if (data.publicIp !== void 0) {
			let data20 = data.publicIp;
			if (typeof data20 !== "string" && data20 !== null) {
				vErrors = fail(vErrors, "/publicIp", "type", { type: schema380.properties.publicIp.type });
				errors++;
			}
			if (typeof data20 === "string") {
				if (!formats22.test(data20)) {
					vErrors = fail(vErrors, "/publicIp", "format", { format: "ipv4" });
					errors++;
				}
			}
		}
		if (data.privateIp !== void 0) {
			let data21 = data.privateIp;
			if (typeof data21 === "string") {
				if (!formats22.test(data21)) {
					vErrors = fail(vErrors, "/privateIp", "format", { format: "ipv4" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/privateIp", "type", { type: "string" });
				errors++;
			}
		}
		if (data.hourlyRate !== void 0) {
			if (!validate923(data.hourlyRate)) {
				vErrors = under(vErrors, "/hourlyRate", validate923);
				errors = vErrors.length;
			}
		}
		if (data.monthlyCost !== void 0) {
			if (!validate122(data.monthlyCost)) {
				vErrors = under(vErrors, "/monthlyCost", validate122);
				errors = vErrors.length;
			}
		}
		if (data.costToDate !== void 0) {
			let data24 = data.costToDate;
			const _errs43 = errors;
			let valid5 = false;
			let passing1 = null;
			const _errs44 = errors;
			if (!validate122(data24)) {
				vErrors = under(vErrors, "/costToDate", validate122);
				errors = vErrors.length;
			}
			var _valid1 = _errs44 === errors;
			if (_valid1) {
				valid5 = true;
				passing1 = 0;
			}
			const _errs45 = errors;
			if (data24 !== null) {
				vErrors = fail(vErrors, "/costToDate", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs45 === errors;
			if (_valid1 && valid5) {
				valid5 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid5 = true;
				passing1 = 1;
			}
			if (!valid5) {
				vErrors = fail(vErrors, "/costToDate", "oneOf", { passingSchemas: passing1 });
				errors++;
			} else {
				errors = _errs43;
				if (vErrors !== null) {
					if (_errs43) vErrors.length = _errs43;
					else vErrors = null;
				}
			}
		}
		if (data.tags !== void 0) {
			if (!validate72(data.tags)) {
				vErrors = under(vErrors, "/tags", validate72);
				errors = vErrors.length;
			}
		}
		if (data.createdAt !== void 0) {
			let data26 = data.createdAt;
			if (typeof data26 === "string") {
				if (!formats4.test(data26)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data27 = data.updatedAt;
			if (typeof data27 === "string") {
				if (!formats4.test(data27)) {
					vErrors = fail(vErrors, "/updatedAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/updatedAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.startedAt !== void 0) {
			let data28 = data.startedAt;
			if (typeof data28 !== "string" && data28 !== null) {
				vErrors = fail(vErrors, "/startedAt", "type", { type: schema380.properties.startedAt.type });
				errors++;
			}
			if (typeof data28 === "string") {
				if (!formats4.test(data28)) {
					vErrors = fail(vErrors, "/startedAt", "format", { format: "date-time" });
					errors++;
				}
			}
		}
		if (data.metrics !== void 0) {
			let data29 = data.metrics;
			const _errs55 = errors;
			let valid6 = false;
			let passing2 = null;
			const _errs56 = errors;
			if (!validate929(data29)) {
				vErrors = under(vErrors, "/metrics", validate929);
				errors = vErrors.length;
			}
			var _valid2 = _errs56 === errors;
			if (_valid2) {
				valid6 = true;
				passing2 = 0;
			}
			const _errs57 = errors;
			if (data29 !== null) {
				vErrors = fail(vErrors, "/metrics", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs57 === errors;
			if (_valid2 && valid6) {
				valid6 = false;
				passing2 = [passing2, 1];
			} else if (_valid2) {
				valid6 = true;
				passing2 = 1;
			}
			if (!valid6) {
				vErrors = fail(vErrors, "/metrics", "oneOf", { passingSchemas: passing2 });
				errors++;
			} else {
				errors = _errs55;
				if (vErrors !== null) {
					if (_errs55) vErrors.length = _errs55;
					else vErrors = null;
				}
			}
		}
		if (data.attachedFirewalls !== void 0) {
			let data30 = data.attachedFirewalls;
			if (Array.isArray(data30)) {
				if (data30.length > 100) {
					vErrors = fail(vErrors, "/attachedFirewalls", "maxItems", { limit: 100 });
					errors++;
				}
				const len1 = data30.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate95(data30[i2])) {
					vErrors = under(vErrors, "/attachedFirewalls/" + i2, validate95);
					errors = vErrors.length;
				}
			} else {
				vErrors = fail(vErrors, "/attachedFirewalls", "type", { type: "array" });
				errors++;
			}
		}
		if (data.attachedLoadBalancers !== void 0) {
			let data32 = data.attachedLoadBalancers;
			if (Array.isArray(data32)) {
				if (data32.length > 100) {
					vErrors = fail(vErrors, "/attachedLoadBalancers", "maxItems", { limit: 100 });
					errors++;
				}
				const len2 = data32.length;
				for (let i3 = 0; i3 < len2; i3++) if (!validate95(data32[i3])) {
					vErrors = under(vErrors, "/attachedLoadBalancers/" + i3, validate95);
					errors = vErrors.length;
				}
			} else {
				vErrors = fail(vErrors, "/attachedLoadBalancers", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate908.errors = vErrors;
	return errors === 0;
}
function validate907(data) {
	let vErrors = null;
	if (!validate908(data)) {
		vErrors = vErrors === null ? validate908.errors : vErrors.concat(validate908.errors);
	}
	validate907.errors = vErrors;
	return vErrors === null;
}
const deleteVm_params = validate982;
function validate982(data) {
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
				if (data1.vmId === void 0) {
					vErrors = lack(vErrors, "/path", "vmId");
				}
				for (const key1 in data1) if (!(key1 === "vmId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.vmId !== void 0) {
					let data2 = data1.vmId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/vmId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
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
	validate982.errors = vErrors;
	return vErrors === null;
}
const getVm_params = validate982;
const schema_VmCatalogue = validate1661;
function validate1663(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.city === void 0) {
			vErrors = lack(vErrors, "", "city");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "city")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate189(data.id)) {
				vErrors = under(vErrors, "/id", validate189);
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
		if (data.city !== void 0) {
			let data2 = data.city;
			if (typeof data2 === "string") {
				if (isLonger(data2, 60)) {
					vErrors = fail(vErrors, "/city", "maxLength", { limit: 60 });
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/city", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/city", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1663.errors = vErrors;
	return vErrors === null;
}
const schema711 = {
	"type": "string",
	"enum": [
		"system",
		"application",
		"gpu"
	]
};
function validate1668(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "system" || data === "application" || data === "gpu")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema711.enum });
	}
	validate1668.errors = vErrors;
	return vErrors === null;
}
const pattern66 = new RegExp("^[a-z_][a-z0-9_-]{0,31}$", "u");
function validate1666(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.os === void 0) {
			vErrors = lack(vErrors, "", "os");
		}
		if (data.version === void 0) {
			vErrors = lack(vErrors, "", "version");
		}
		if (data.family === void 0) {
			vErrors = lack(vErrors, "", "family");
		}
		if (data.minDiskGb === void 0) {
			vErrors = lack(vErrors, "", "minDiskGb");
		}
		if (data.sshUser === void 0) {
			vErrors = lack(vErrors, "", "sshUser");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "os" || key0 === "version" || key0 === "family" || key0 === "minDiskGb" || key0 === "sshUser")) {
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
		if (data.os !== void 0) {
			let data2 = data.os;
			if (typeof data2 === "string") {
				if (isLonger(data2, 60)) {
					vErrors = fail(vErrors, "/os", "maxLength", { limit: 60 });
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/os", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/os", "type", { type: "string" });
			}
		}
		if (data.version !== void 0) {
			let data3 = data.version;
			if (typeof data3 === "string") {
				if (isLonger(data3, 40)) {
					vErrors = fail(vErrors, "/version", "maxLength", { limit: 40 });
				}
				if (isShorter(data3, 1)) {
					vErrors = fail(vErrors, "/version", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/version", "type", { type: "string" });
			}
		}
		if (data.family !== void 0) {
			if (!validate1668(data.family)) {
				vErrors = under(vErrors, "/family", validate1668);
			}
		}
		if (data.minDiskGb !== void 0) {
			let data5 = data.minDiskGb;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				vErrors = fail(vErrors, "/minDiskGb", "type", { type: "integer" });
			}
			if (typeof data5 == "number") {
				if (data5 < 1 || isNaN(data5)) {
					vErrors = fail(vErrors, "/minDiskGb", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.sshUser !== void 0) {
			let data6 = data.sshUser;
			if (typeof data6 === "string") {
				if (isLonger(data6, 32)) {
					vErrors = fail(vErrors, "/sshUser", "maxLength", { limit: 32 });
				}
				if (!pattern66.test(data6)) {
					vErrors = fail(vErrors, "/sshUser", "pattern", { pattern: "^[a-z_][a-z0-9_-]{0,31}$" });
				}
			} else {
				vErrors = fail(vErrors, "/sshUser", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1666.errors = vErrors;
	return vErrors === null;
}
const schema712 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"family",
		"vcpus",
		"memoryGb",
		"diskGb",
		"gpus",
		"gpuModel",
		"gpuMemoryGb",
		"networkGbps",
		"hourlyRate",
		"monthlyPrice",
		"regions"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"name": {
			"type": "string",
			"minLength": 1,
			"maxLength": 60
		},
		"family": { "$ref": "#/components/schemas/SizeFamily" },
		"vcpus": {
			"type": "integer",
			"minimum": 1
		},
		"memoryGb": {
			"type": "number",
			"exclusiveMinimum": 0
		},
		"diskGb": {
			"type": "integer",
			"minimum": 1
		},
		"gpus": {
			"type": "integer",
			"minimum": 0
		},
		"gpuModel": {
			"type": ["string", "null"],
			"maxLength": 60
		},
		"gpuMemoryGb": {
			"type": "number",
			"minimum": 0
		},
		"networkGbps": {
			"type": "number",
			"exclusiveMinimum": 0
		},
		"hourlyRate": { "$ref": "#/components/schemas/Rate" },
		"monthlyPrice": { "$ref": "#/components/schemas/Money" },
		"regions": {
			"type": "array",
			"minItems": 1,
			"maxItems": 10,
			"uniqueItems": true,
			"items": { "$ref": "#/components/schemas/RegionId" }
		}
	}
};
const schema713 = {
	"type": "string",
	"enum": [
		"general",
		"cpu",
		"memory",
		"gpu"
	]
};
function validate1673(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "general" || data === "cpu" || data === "memory" || data === "gpu")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema713.enum });
	}
	validate1673.errors = vErrors;
	return vErrors === null;
}
function validate1671(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.family === void 0) {
			vErrors = lack(vErrors, "", "family");
		}
		if (data.vcpus === void 0) {
			vErrors = lack(vErrors, "", "vcpus");
		}
		if (data.memoryGb === void 0) {
			vErrors = lack(vErrors, "", "memoryGb");
		}
		if (data.diskGb === void 0) {
			vErrors = lack(vErrors, "", "diskGb");
		}
		if (data.gpus === void 0) {
			vErrors = lack(vErrors, "", "gpus");
		}
		if (data.gpuModel === void 0) {
			vErrors = lack(vErrors, "", "gpuModel");
		}
		if (data.gpuMemoryGb === void 0) {
			vErrors = lack(vErrors, "", "gpuMemoryGb");
		}
		if (data.networkGbps === void 0) {
			vErrors = lack(vErrors, "", "networkGbps");
		}
		if (data.hourlyRate === void 0) {
			vErrors = lack(vErrors, "", "hourlyRate");
		}
		if (data.monthlyPrice === void 0) {
			vErrors = lack(vErrors, "", "monthlyPrice");
		}
		if (data.regions === void 0) {
			vErrors = lack(vErrors, "", "regions");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema712)) for (const key0 in data) if (!func27.call(schema712.properties, key0)) {
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
		if (data.family !== void 0) {
			if (!validate1673(data.family)) {
				vErrors = under(vErrors, "/family", validate1673);
			}
		}
		if (data.vcpus !== void 0) {
			let data3 = data.vcpus;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/vcpus", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 1 || isNaN(data3)) {
					vErrors = fail(vErrors, "/vcpus", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.memoryGb !== void 0) {
			let data4 = data.memoryGb;
			if (typeof data4 == "number") {
				if (data4 <= 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/memoryGb", "exclusiveMinimum", { comparison: ">", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/memoryGb", "type", { type: "number" });
			}
		}
		if (data.diskGb !== void 0) {
			let data5 = data.diskGb;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				vErrors = fail(vErrors, "/diskGb", "type", { type: "integer" });
			}
			if (typeof data5 == "number") {
				if (data5 < 1 || isNaN(data5)) {
					vErrors = fail(vErrors, "/diskGb", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.gpus !== void 0) {
			let data6 = data.gpus;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
				vErrors = fail(vErrors, "/gpus", "type", { type: "integer" });
			}
			if (typeof data6 == "number") {
				if (data6 < 0 || isNaN(data6)) {
					vErrors = fail(vErrors, "/gpus", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.gpuModel !== void 0) {
			let data7 = data.gpuModel;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = fail(vErrors, "/gpuModel", "type", { type: schema712.properties.gpuModel.type });
			}
			if (typeof data7 === "string") {
				if (isLonger(data7, 60)) {
					vErrors = fail(vErrors, "/gpuModel", "maxLength", { limit: 60 });
				}
			}
		}
		if (data.gpuMemoryGb !== void 0) {
			let data8 = data.gpuMemoryGb;
			if (typeof data8 == "number") {
				if (data8 < 0 || isNaN(data8)) {
					vErrors = fail(vErrors, "/gpuMemoryGb", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/gpuMemoryGb", "type", { type: "number" });
			}
		}
		if (data.networkGbps !== void 0) {
			let data9 = data.networkGbps;
			if (typeof data9 == "number") {
				if (data9 <= 0 || isNaN(data9)) {
					vErrors = fail(vErrors, "/networkGbps", "exclusiveMinimum", { comparison: ">", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/networkGbps", "type", { type: "number" });
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
		if (data.regions !== void 0) {
			let data12 = data.regions;
			if (Array.isArray(data12)) {
				if (data12.length > 10) {
					vErrors = fail(vErrors, "/regions", "maxItems", { limit: 10 });
				}
				if (data12.length < 1) {
					vErrors = fail(vErrors, "/regions", "minItems", { limit: 1 });
				}
				const len0 = data12.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate189(data12[i0])) {
					vErrors = under(vErrors, "/regions/" + i0, validate189);
				}
				let i1 = data12.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data12[i1], data12[j0])) {
						vErrors = fail(vErrors, "/regions", "uniqueItems", { i: i1, j: j0 });
						break outer0;
					}
				}
			} else {
				vErrors = fail(vErrors, "/regions", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1671.errors = vErrors;
	return vErrors === null;
}
function validate1662(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.regions === void 0) {
			vErrors = lack(vErrors, "", "regions");
		}
		if (data.images === void 0) {
			vErrors = lack(vErrors, "", "images");
		}
		if (data.sizes === void 0) {
			vErrors = lack(vErrors, "", "sizes");
		}
		for (const key0 in data) if (!(key0 === "regions" || key0 === "images" || key0 === "sizes")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.regions !== void 0) {
			let data0 = data.regions;
			if (Array.isArray(data0)) {
				if (data0.length > 50) {
					vErrors = fail(vErrors, "/regions", "maxItems", { limit: 50 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1663(data0[i0])) {
					vErrors = under(vErrors, "/regions/" + i0, validate1663);
				}
			} else {
				vErrors = fail(vErrors, "/regions", "type", { type: "array" });
			}
		}
		if (data.images !== void 0) {
			let data2 = data.images;
			if (Array.isArray(data2)) {
				if (data2.length > 200) {
					vErrors = fail(vErrors, "/images", "maxItems", { limit: 200 });
				}
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate1666(data2[i1])) {
					vErrors = under(vErrors, "/images/" + i1, validate1666);
				}
			} else {
				vErrors = fail(vErrors, "/images", "type", { type: "array" });
			}
		}
		if (data.sizes !== void 0) {
			let data4 = data.sizes;
			if (Array.isArray(data4)) {
				if (data4.length > 200) {
					vErrors = fail(vErrors, "/sizes", "maxItems", { limit: 200 });
				}
				const len2 = data4.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate1671(data4[i2])) {
					vErrors = under(vErrors, "/sizes/" + i2, validate1671);
				}
			} else {
				vErrors = fail(vErrors, "/sizes", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1662.errors = vErrors;
	return vErrors === null;
}
function validate1661(data) {
	let vErrors = null;
	if (!validate1662(data)) {
		vErrors = vErrors === null ? validate1662.errors : vErrors.concat(validate1662.errors);
	}
	validate1661.errors = vErrors;
	return vErrors === null;
}
const getVmMetrics_params = validate1680;
function validate1680(data) {
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
				if (data4.vmId === void 0) {
					vErrors = lack(vErrors, "/path", "vmId");
				}
				for (const key1 in data4) if (!(key1 === "vmId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data4.vmId !== void 0) {
					let data5 = data4.vmId;
					if (typeof data5 === "string") {
						if (isLonger(data5, 64)) {
							vErrors = fail(vErrors, "/path/vmId", "maxLength", { limit: 64 });
						}
						if (isShorter(data5, 1)) {
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
	validate1680.errors = vErrors;
	return vErrors === null;
}
const schema_VmSummary = validate1681;
const schema716 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"total",
		"byStatus",
		"vcpus",
		"memoryGb",
		"gpus",
		"averageCpuPercent",
		"monthlyCost"
	],
	"properties": {
		"total": {
			"type": "integer",
			"minimum": 0
		},
		"byStatus": { "$ref": "#/components/schemas/VmStatusCounts" },
		"vcpus": {
			"type": "integer",
			"minimum": 0
		},
		"memoryGb": {
			"type": "number",
			"minimum": 0
		},
		"gpus": {
			"type": "integer",
			"minimum": 0
		},
		"averageCpuPercent": {
			"type": ["number", "null"],
			"minimum": 0,
			"maximum": 100
		},
		"monthlyCost": { "$ref": "#/components/schemas/Money" }
	}
};
function validate1683(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.running === void 0) {
			vErrors = lack(vErrors, "", "running");
		}
		if (data.stopped === void 0) {
			vErrors = lack(vErrors, "", "stopped");
		}
		if (data.starting === void 0) {
			vErrors = lack(vErrors, "", "starting");
		}
		if (data.stopping === void 0) {
			vErrors = lack(vErrors, "", "stopping");
		}
		if (data.restarting === void 0) {
			vErrors = lack(vErrors, "", "restarting");
		}
		if (data.resizing === void 0) {
			vErrors = lack(vErrors, "", "resizing");
		}
		if (data.deleting === void 0) {
			vErrors = lack(vErrors, "", "deleting");
		}
		if (data.error === void 0) {
			vErrors = lack(vErrors, "", "error");
		}
		for (const key0 in data) if (!(key0 === "running" || key0 === "stopped" || key0 === "starting" || key0 === "stopping" || key0 === "restarting" || key0 === "resizing" || key0 === "deleting" || key0 === "error")) {
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
		if (data.starting !== void 0) {
			let data2 = data.starting;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/starting", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/starting", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.stopping !== void 0) {
			let data3 = data.stopping;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/stopping", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/stopping", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.restarting !== void 0) {
			let data4 = data.restarting;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/restarting", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/restarting", "minimum", { comparison: ">=", limit: 0 });
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
		if (data.deleting !== void 0) {
			let data6 = data.deleting;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
				vErrors = fail(vErrors, "/deleting", "type", { type: "integer" });
			}
			if (typeof data6 == "number") {
				if (data6 < 0 || isNaN(data6)) {
					vErrors = fail(vErrors, "/deleting", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.error !== void 0) {
			let data7 = data.error;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
				vErrors = fail(vErrors, "/error", "type", { type: "integer" });
			}
			if (typeof data7 == "number") {
				if (data7 < 0 || isNaN(data7)) {
					vErrors = fail(vErrors, "/error", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1683.errors = vErrors;
	return vErrors === null;
}
function validate1682(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.byStatus === void 0) {
			vErrors = lack(vErrors, "", "byStatus");
		}
		if (data.vcpus === void 0) {
			vErrors = lack(vErrors, "", "vcpus");
		}
		if (data.memoryGb === void 0) {
			vErrors = lack(vErrors, "", "memoryGb");
		}
		if (data.gpus === void 0) {
			vErrors = lack(vErrors, "", "gpus");
		}
		if (data.averageCpuPercent === void 0) {
			vErrors = lack(vErrors, "", "averageCpuPercent");
		}
		if (data.monthlyCost === void 0) {
			vErrors = lack(vErrors, "", "monthlyCost");
		}
		for (const key0 in data) if (!(key0 === "total" || key0 === "byStatus" || key0 === "vcpus" || key0 === "memoryGb" || key0 === "gpus" || key0 === "averageCpuPercent" || key0 === "monthlyCost")) {
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
			if (!validate1683(data.byStatus)) {
				vErrors = under(vErrors, "/byStatus", validate1683);
			}
		}
		if (data.vcpus !== void 0) {
			let data2 = data.vcpus;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/vcpus", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/vcpus", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.memoryGb !== void 0) {
			let data3 = data.memoryGb;
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/memoryGb", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/memoryGb", "type", { type: "number" });
			}
		}
		if (data.gpus !== void 0) {
			let data4 = data.gpus;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/gpus", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/gpus", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.averageCpuPercent !== void 0) {
			let data5 = data.averageCpuPercent;
			if (!(typeof data5 == "number") && data5 !== null) {
				vErrors = fail(vErrors, "/averageCpuPercent", "type", { type: schema716.properties.averageCpuPercent.type });
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
		if (data.monthlyCost !== void 0) {
			if (!validate122(data.monthlyCost)) {
				vErrors = under(vErrors, "/monthlyCost", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1682.errors = vErrors;
	return vErrors === null;
}
function validate1681(data) {
	let vErrors = null;
	if (!validate1682(data)) {
		vErrors = vErrors === null ? validate1682.errors : vErrors.concat(validate1682.errors);
	}
	validate1681.errors = vErrors;
	return vErrors === null;
}
const listVmActivity_params = validate2081;
function validate2081(data) {
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
				if (data3.vmId === void 0) {
					vErrors = lack(vErrors, "/path", "vmId");
				}
				for (const key1 in data3) if (!(key1 === "vmId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data3.vmId !== void 0) {
					let data4 = data3.vmId;
					if (typeof data4 === "string") {
						if (isLonger(data4, 64)) {
							vErrors = fail(vErrors, "/path/vmId", "maxLength", { limit: 64 });
						}
						if (isShorter(data4, 1)) {
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
	validate2081.errors = vErrors;
	return vErrors === null;
}
const listVmActivity_200_frame = validate1712;
const listVmLogs_params = validate2085;
function validate2085(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "cursor" || key0 === "limit" || key0 === "q" || key0 === "level")) {
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
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data6 = data.path;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				if (data6.vmId === void 0) {
					vErrors = lack(vErrors, "/path", "vmId");
				}
				for (const key1 in data6) if (!(key1 === "vmId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data6.vmId !== void 0) {
					let data7 = data6.vmId;
					if (typeof data7 === "string") {
						if (isLonger(data7, 64)) {
							vErrors = fail(vErrors, "/path/vmId", "maxLength", { limit: 64 });
						}
						if (isShorter(data7, 1)) {
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
	validate2085.errors = vErrors;
	return vErrors === null;
}
const listVmLogs_200_frame = validate1712;
const listVms_params = validate2091;
const schema945 = {
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
					"maxItems": 8,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/VmStatus" }
				},
				"region": {
					"type": "array",
					"maxItems": 10,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/RegionId" }
				},
				"imageId": {
					"type": "string",
					"minLength": 1,
					"maxLength": 64
				},
				"sizeId": {
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
					"pattern": "^-?(name|status|region|createdAt|monthlyCost|type|os|cpu|memory|uptime)(,-?(name|status|region|createdAt|monthlyCost|type|os|cpu|memory|uptime))*$",
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
	"$id": "http://validators/listVms_params"
};
const pattern92 = new RegExp("^-?(name|status|region|createdAt|monthlyCost|type|os|cpu|memory|uptime)(,-?(name|status|region|createdAt|monthlyCost|type|os|cpu|memory|uptime))*$", "u");
function validate2091(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (vErrors !== null || mayHaveStrangers(data0, schema945.properties.query)) for (const key0 in data0) if (!func27.call(schema945.properties.query.properties, key0)) {
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
						if (data2.length > 8) {
							vErrors = fail(vErrors, "/query/status", "maxItems", { limit: 8 });
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate912(data2[i0])) {
							vErrors = under(vErrors, "/query/status/" + i0, validate912);
						}
					} else {
						vErrors = fail(vErrors, "/query/status", "type", { type: "array" });
					}
				}
				if (data0.region !== void 0) {
					let data4 = data0.region;
					if (Array.isArray(data4)) {
						if (data4.length > 10) {
							vErrors = fail(vErrors, "/query/region", "maxItems", { limit: 10 });
						}
						const len1 = data4.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate189(data4[i1])) {
							vErrors = under(vErrors, "/query/region/" + i1, validate189);
						}
					} else {
						vErrors = fail(vErrors, "/query/region", "type", { type: "array" });
					}
				}
				if (data0.imageId !== void 0) {
					let data6 = data0.imageId;
					if (typeof data6 === "string") {
						if (isLonger(data6, 64)) {
							vErrors = fail(vErrors, "/query/imageId", "maxLength", { limit: 64 });
						}
						if (isShorter(data6, 1)) {
							vErrors = fail(vErrors, "/query/imageId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/imageId", "type", { type: "string" });
					}
				}
				if (data0.sizeId !== void 0) {
					let data7 = data0.sizeId;
					if (typeof data7 === "string") {
						if (isLonger(data7, 64)) {
							vErrors = fail(vErrors, "/query/sizeId", "maxLength", { limit: 64 });
						}
						if (isShorter(data7, 1)) {
							vErrors = fail(vErrors, "/query/sizeId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/sizeId", "type", { type: "string" });
					}
				}
				if (data0.tag !== void 0) {
					let data8 = data0.tag;
					if (Array.isArray(data8)) {
						if (data8.length > 20) {
							vErrors = fail(vErrors, "/query/tag", "maxItems", { limit: 20 });
						}
						const len2 = data8.length;
						for (let i2 = 0; i2 < len2; i2++) if (!validate73(data8[i2])) {
							vErrors = under(vErrors, "/query/tag/" + i2, validate73);
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
						if (!pattern92.test(data11)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(name|status|region|createdAt|monthlyCost|type|os|cpu|memory|uptime)(,-?(name|status|region|createdAt|monthlyCost|type|os|cpu|memory|uptime))*$" });
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
	validate2091.errors = vErrors;
	return vErrors === null;
}
const listVms_200_frame = validate1748;
const resizeVm_params = validate982;
const schema_VmResize = validate2259;
function validate2260(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sizeId === void 0) {
			vErrors = lack(vErrors, "", "sizeId");
		}
		for (const key0 in data) if (!(key0 === "sizeId")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.sizeId !== void 0) {
			if (!validate26(data.sizeId)) {
				vErrors = under(vErrors, "/sizeId", validate26);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2260.errors = vErrors;
	return vErrors === null;
}
function validate2259(data) {
	let vErrors = null;
	if (!validate2260(data)) {
		vErrors = vErrors === null ? validate2260.errors : vErrors.concat(validate2260.errors);
	}
	validate2259.errors = vErrors;
	return vErrors === null;
}
const restartVm_params = validate982;
const startVm_params = validate982;
const stopVm_params = validate982;
const updateVm_params = validate982;
const schema_VmUpdate = validate2449;
export const validators = {
	createVm: {
		params: createVm_params,
		body: schema_VmCreate,
		event: null,
		responses: {
			202: {
				body: createVm_202_frame,
				item: schema_Vm
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
	deleteVm: {
		params: deleteVm_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_Vm,
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
	getVm: {
		params: getVm_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Vm,
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
	getVmCatalogue: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_VmCatalogue,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getVmMetrics: {
		params: getVmMetrics_params,
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
	getVmSummary: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_VmSummary,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listVmActivity: {
		params: listVmActivity_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listVmActivity_200_frame,
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
	listVmLogs: {
		params: listVmLogs_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listVmLogs_200_frame,
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
	listVms: {
		params: listVms_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listVms_200_frame,
				item: schema_Vm
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	resizeVm: {
		params: resizeVm_params,
		body: schema_VmResize,
		event: null,
		responses: {
			202: {
				body: schema_Vm,
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
	restartVm: {
		params: restartVm_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_Vm,
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
	startVm: {
		params: startVm_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_Vm,
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
	stopVm: {
		params: stopVm_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_Vm,
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
	updateVm: {
		params: updateVm_params,
		body: schema_VmUpdate,
		event: null,
		responses: {
			200: {
				body: schema_Vm,
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
