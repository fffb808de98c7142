// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, problem, schema_Activity, schema_ResourceMetrics, under, validate122, validate161, validate1712, validate1748, validate189, validate2449, validate26, validate368, validate72, validate73, validate95 } from './shared.gen.js'
const attachVolume_params = validate178;
function validate178(data) {
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
				if (data1.volumeId === void 0) {
					vErrors = lack(vErrors, "/path", "volumeId");
				}
				for (const key1 in data1) if (!(key1 === "volumeId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.volumeId !== void 0) {
					let data2 = data1.volumeId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/volumeId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/volumeId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/volumeId", "type", { type: "string" });
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
	validate178.errors = vErrors;
	return vErrors === null;
}
const schema_VolumeAttach = validate179;
function validate180(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.vmId === void 0) {
			vErrors = lack(vErrors, "", "vmId");
		}
		for (const key0 in data) if (!(key0 === "vmId")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.vmId !== void 0) {
			if (!validate26(data.vmId)) {
				vErrors = under(vErrors, "/vmId", validate26);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate180.errors = vErrors;
	return vErrors === null;
}
function validate179(data) {
	let vErrors = null;
	if (!validate180(data)) {
		vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
	}
	validate179.errors = vErrors;
	return vErrors === null;
}
const schema_Volume = validate183;
const schema88 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"projectId",
		"tags",
		"region",
		"typeId",
		"media",
		"status",
		"statusReason",
		"transition",
		"sizeGb",
		"usedGb",
		"iops",
		"throughputMbPerSecond",
		"attachment",
		"usage",
		"snapshotCount",
		"sourceSnapshotId",
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
		"typeId": { "$ref": "#/components/schemas/ResourceId" },
		"media": { "$ref": "#/components/schemas/VolumeMedia" },
		"status": { "$ref": "#/components/schemas/VolumeStatus" },
		"statusReason": {
			"type": ["string", "null"],
			"maxLength": 300
		},
		"transition": { "oneOf": [{ "$ref": "#/components/schemas/VolumeTransition" }, { "type": "null" }] },
		"sizeGb": { "$ref": "#/components/schemas/VolumeSize" },
		"usedGb": {
			"type": "number",
			"minimum": 0
		},
		"iops": {
			"type": "integer",
			"minimum": 1
		},
		"throughputMbPerSecond": {
			"type": "integer",
			"minimum": 1
		},
		"attachment": { "oneOf": [{ "$ref": "#/components/schemas/VolumeAttachment" }, { "type": "null" }] },
		"usage": { "oneOf": [{ "$ref": "#/components/schemas/VolumeUsage" }, { "type": "null" }] },
		"snapshotCount": {
			"type": "integer",
			"minimum": 0
		},
		"sourceSnapshotId": { "oneOf": [{ "$ref": "#/components/schemas/ResourceId" }, { "type": "null" }] },
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
const schema90 = {
	"type": "string",
	"enum": ["ssd", "hdd"]
};
function validate192(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "ssd" || data === "hdd")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema90.enum });
	}
	validate192.errors = vErrors;
	return vErrors === null;
}
const schema91 = {
	"type": "string",
	"enum": [
		"available",
		"attached",
		"creating",
		"attaching",
		"detaching",
		"resizing",
		"deleting",
		"error"
	]
};
function validate194(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "available" || data === "attached" || data === "creating" || data === "attaching" || data === "detaching" || data === "resizing" || data === "deleting" || data === "error")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema91.enum });
	}
	validate194.errors = vErrors;
	return vErrors === null;
}
const schema93 = {
	"type": "string",
	"enum": [
		"available",
		"attached",
		"deleted"
	]
};
function validate197(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "available" || data === "attached" || data === "deleted")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema93.enum });
	}
	validate197.errors = vErrors;
	return vErrors === null;
}
function validate196(data) {
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
			if (!validate197(data.to)) {
				vErrors = under(vErrors, "/to", validate197);
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
	validate196.errors = vErrors;
	return vErrors === null;
}
function validate200(data) {
	let vErrors = null;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		vErrors = fail(vErrors, "", "type", { type: "integer" });
	}
	if (typeof data == "number") {
		if (data > 16384 || isNaN(data)) {
			vErrors = fail(vErrors, "", "maximum", { comparison: "<=", limit: 16384 });
		}
		if (data < 10 || isNaN(data)) {
			vErrors = fail(vErrors, "", "minimum", { comparison: ">=", limit: 10 });
		}
	}
	validate200.errors = vErrors;
	return vErrors === null;
}
const pattern7 = new RegExp("^/dev/[a-z]+$", "u");
function validate202(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.vm === void 0) {
			vErrors = lack(vErrors, "", "vm");
		}
		if (data.device === void 0) {
			vErrors = lack(vErrors, "", "device");
		}
		if (data.attachedAt === void 0) {
			vErrors = lack(vErrors, "", "attachedAt");
		}
		for (const key0 in data) if (!(key0 === "vm" || key0 === "device" || key0 === "attachedAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.vm !== void 0) {
			if (!validate95(data.vm)) {
				vErrors = under(vErrors, "/vm", validate95);
			}
		}
		if (data.device !== void 0) {
			let data1 = data.device;
			if (typeof data1 === "string") {
				if (isLonger(data1, 20)) {
					vErrors = fail(vErrors, "/device", "maxLength", { limit: 20 });
				}
				if (!pattern7.test(data1)) {
					vErrors = fail(vErrors, "/device", "pattern", { pattern: "^/dev/[a-z]+$" });
				}
			} else {
				vErrors = fail(vErrors, "/device", "type", { type: "string" });
			}
		}
		if (data.attachedAt !== void 0) {
			let data2 = data.attachedAt;
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/attachedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/attachedAt", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate202.errors = vErrors;
	return vErrors === null;
}
function validate205(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.operationsPercent === void 0) {
			vErrors = lack(vErrors, "", "operationsPercent");
		}
		if (data.throughputPercent === void 0) {
			vErrors = lack(vErrors, "", "throughputPercent");
		}
		for (const key0 in data) if (!(key0 === "operationsPercent" || key0 === "throughputPercent")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.operationsPercent !== void 0) {
			let data0 = data.operationsPercent;
			if (typeof data0 == "number") {
				if (data0 > 100 || isNaN(data0)) {
					vErrors = fail(vErrors, "/operationsPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/operationsPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/operationsPercent", "type", { type: "number" });
			}
		}
		if (data.throughputPercent !== void 0) {
			let data1 = data.throughputPercent;
			if (typeof data1 == "number") {
				if (data1 > 100 || isNaN(data1)) {
					vErrors = fail(vErrors, "/throughputPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/throughputPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/throughputPercent", "type", { type: "number" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate205.errors = vErrors;
	return vErrors === null;
}
function validate184(data) {
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
		if (data.typeId === void 0) {
			vErrors = lack(vErrors, "", "typeId");
			errors++;
		}
		if (data.media === void 0) {
			vErrors = lack(vErrors, "", "media");
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
		if (data.sizeGb === void 0) {
			vErrors = lack(vErrors, "", "sizeGb");
			errors++;
		}
		if (data.usedGb === void 0) {
			vErrors = lack(vErrors, "", "usedGb");
			errors++;
		}
		if (data.iops === void 0) {
			vErrors = lack(vErrors, "", "iops");
			errors++;
		}
		if (data.throughputMbPerSecond === void 0) {
			vErrors = lack(vErrors, "", "throughputMbPerSecond");
			errors++;
		}
		if (data.attachment === void 0) {
			vErrors = lack(vErrors, "", "attachment");
			errors++;
		}
		if (data.usage === void 0) {
			vErrors = lack(vErrors, "", "usage");
			errors++;
		}
		if (data.snapshotCount === void 0) {
			vErrors = lack(vErrors, "", "snapshotCount");
			errors++;
		}
		if (data.sourceSnapshotId === void 0) {
			vErrors = lack(vErrors, "", "sourceSnapshotId");
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
		if (vErrors !== null || mayHaveStrangers(data, schema88)) for (const key0 in data) if (!func27.call(schema88.properties, key0)) {
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
		if (data.typeId !== void 0) {
			if (!validate26(data.typeId)) {
				vErrors = under(vErrors, "/typeId", validate26);
				errors = vErrors.length;
			}
		}
		if (data.media !== void 0) {
			if (!validate192(data.media)) {
				vErrors = under(vErrors, "/media", validate192);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0) {
			if (!validate194(data.status)) {
				vErrors = under(vErrors, "/status", validate194);
				errors = vErrors.length;
			}
		}
		if (data.statusReason !== void 0) {
			let data8 = data.statusReason;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = fail(vErrors, "/statusReason", "type", { type: schema88.properties.statusReason.type });
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
			if (!validate196(data9)) {
				vErrors = under(vErrors, "/transition", validate196);
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
		if (data.sizeGb !== void 0) {
			if (!validate200(data.sizeGb)) {
				vErrors = under(vErrors, "/sizeGb", validate200);
				errors = vErrors.length;
			}
		}
		if (data.usedGb !== void 0) {
			let data11 = data.usedGb;
			if (typeof data11 == "number") {
				if (data11 < 0 || isNaN(data11)) {
					vErrors = fail(vErrors, "/usedGb", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/usedGb", "type", { type: "number" });
				errors++;
			}
		}
		if (data.iops !== void 0) {
			let data12 = data.iops;
			if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12))) {
				vErrors = fail(vErrors, "/iops", "type", { type: "integer" });
				errors++;
			}
			if (typeof data12 == "number") {
				if (data12 < 1 || isNaN(data12)) {
					vErrors = fail(vErrors, "/iops", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.throughputMbPerSecond !== void 0) {
			let data13 = data.throughputMbPerSecond;
			if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
				vErrors = fail(vErrors, "/throughputMbPerSecond", "type", { type: "integer" });
				errors++;
			}
			if (typeof data13 == "number") {
				if (data13 < 1 || isNaN(data13)) {
					vErrors = fail(vErrors, "/throughputMbPerSecond", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.attachment !== void 0) {
			let data14 = data.attachment;
			const _errs25 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs26 = errors;
			if (!validate202(data14)) {
				vErrors = under(vErrors, "/attachment", validate202);
				errors = vErrors.length;
			}
			var _valid1 = _errs26 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs27 = errors;
			if (data14 !== null) {
				vErrors = fail(vErrors, "/attachment", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs27 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				vErrors = fail(vErrors, "/attachment", "oneOf", { passingSchemas: passing1 });
				errors++;
			} else {
				errors = _errs25;
				if (vErrors !== null) {
					if (_errs25) vErrors.length = _errs25;
					else vErrors = null;
				}
			}
		}
		if (data.usage !== void 0) {
			let data15 = data.usage;
			const _errs30 = errors;
			let valid3 = false;
			let passing2 = null;
			const _errs31 = errors;
			if (!validate205(data15)) {
				vErrors = under(vErrors, "/usage", validate205);
				errors = vErrors.length;
			}
			var _valid2 = _errs31 === errors;
			if (_valid2) {
				valid3 = true;
				passing2 = 0;
			}
			const _errs32 = errors;
			if (data15 !== null) {
				vErrors = fail(vErrors, "/usage", "type", { type: "null" });
				errors++;
			}
			var _valid2 = _errs32 === errors;
			if (_valid2 && valid3) {
				valid3 = false;
				passing2 = [passing2, 1];
			} else if (_valid2) {
				valid3 = true;
				passing2 = 1;
			}
			if (!valid3) {
				vErrors = fail(vErrors, "/usage", "oneOf", { passingSchemas: passing2 });
				errors++;
			} else {
				errors = _errs30;
				if (vErrors !== null) {
					if (_errs30) vErrors.length = _errs30;
					else vErrors = null;
				}
			}
		}
		if (data.snapshotCount !== void 0) {
			let data16 = data.snapshotCount;
			if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
				vErrors = fail(vErrors, "/snapshotCount", "type", { type: "integer" });
				errors++;
			}
			if (typeof data16 == "number") {
				if (data16 < 0 || isNaN(data16)) {
					vErrors = fail(vErrors, "/snapshotCount", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			}
		}
		if (data.sourceSnapshotId !== void 0) {
			let data17 = data.sourceSnapshotId;
			const _errs37 = errors;
			let valid4 = false;
			let passing3 = null;
			const _errs38 = errors;
			if (!validate26(data17)) {
				vErrors = under(vErrors, "/sourceSnapshotId", validate26);
				errors = vErrors.length;
			}
			var _valid3 = _errs38 === errors;
			if (_valid3) {
				valid4 = true;
				passing3 = 0;
			}
			const _errs39 = errors;
			if (data17 !== null) {
				vErrors = fail(vErrors, "/sourceSnapshotId", "type", { type: "null" });
				errors++;
			}
			var _valid3 = _errs39 === errors;
			if (_valid3 && valid4) {
				valid4 = false;
				passing3 = [passing3, 1];
			} else if (_valid3) {
				valid4 = true;
				passing3 = 1;
			}
			if (!valid4) {
				vErrors = fail(vErrors, "/sourceSnapshotId", "oneOf", { passingSchemas: passing3 });
				errors++;
			} else {
				errors = _errs37;
				if (vErrors !== null) {
					if (_errs37) vErrors.length = _errs37;
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
			let data19 = data.createdAt;
			if (typeof data19 === "string") {
				if (!formats4.test(data19)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data20 = data.updatedAt;
			if (typeof data20 === "string") {
				if (!formats4.test(data20)) {
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
	validate184.errors = vErrors;
	return errors === 0;
}
function validate183(data) {
	let vErrors = null;
	if (!validate184(data)) {
		vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
	}
	validate183.errors = vErrors;
	return vErrors === null;
}
const createVolume_params = validate368;
const schema_VolumeCreate = validate935;
function validate936(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
		}
		if (data.typeId === void 0) {
			vErrors = lack(vErrors, "", "typeId");
		}
		if (data.sizeGb === void 0) {
			vErrors = lack(vErrors, "", "sizeGb");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "region" || key0 === "typeId" || key0 === "sizeGb" || key0 === "snapshotId" || key0 === "tags" || key0 === "projectId")) {
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
		if (data.typeId !== void 0) {
			if (!validate26(data.typeId)) {
				vErrors = under(vErrors, "/typeId", validate26);
			}
		}
		if (data.sizeGb !== void 0) {
			if (!validate200(data.sizeGb)) {
				vErrors = under(vErrors, "/sizeGb", validate200);
			}
		}
		if (data.snapshotId !== void 0) {
			if (!validate26(data.snapshotId)) {
				vErrors = under(vErrors, "/snapshotId", validate26);
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
	validate936.errors = vErrors;
	return vErrors === null;
}
function validate935(data) {
	let vErrors = null;
	if (!validate936(data)) {
		vErrors = vErrors === null ? validate936.errors : vErrors.concat(validate936.errors);
	}
	validate935.errors = vErrors;
	return vErrors === null;
}
const createVolumeSnapshot_params = validate368;
const schema_VolumeSnapshotCreate = validate946;
function validate947(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.volumeId === void 0) {
			vErrors = lack(vErrors, "", "volumeId");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		for (const key0 in data) if (!(key0 === "volumeId" || key0 === "name")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.volumeId !== void 0) {
			if (!validate26(data.volumeId)) {
				vErrors = under(vErrors, "/volumeId", validate26);
			}
		}
		if (data.name !== void 0) {
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate947.errors = vErrors;
	return vErrors === null;
}
function validate946(data) {
	let vErrors = null;
	if (!validate947(data)) {
		vErrors = vErrors === null ? validate947.errors : vErrors.concat(validate947.errors);
	}
	validate946.errors = vErrors;
	return vErrors === null;
}
const schema_VolumeSnapshot = validate951;
const schema393 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"projectId",
		"volume",
		"region",
		"status",
		"statusReason",
		"transition",
		"progressPercent",
		"volumeSizeGb",
		"sizeGb",
		"monthlyCost",
		"createdAt",
		"updatedAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"name": { "$ref": "#/components/schemas/ResourceName" },
		"projectId": { "$ref": "#/components/schemas/ResourceId" },
		"volume": { "$ref": "#/components/schemas/ResourceRef" },
		"region": { "$ref": "#/components/schemas/RegionId" },
		"status": { "$ref": "#/components/schemas/VolumeSnapshotStatus" },
		"statusReason": {
			"type": ["string", "null"],
			"maxLength": 300
		},
		"transition": { "oneOf": [{ "$ref": "#/components/schemas/VolumeSnapshotTransition" }, { "type": "null" }] },
		"progressPercent": {
			"type": "integer",
			"minimum": 0,
			"maximum": 100
		},
		"volumeSizeGb": {
			"type": "integer",
			"minimum": 1
		},
		"sizeGb": {
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
const schema394 = {
	"type": "string",
	"enum": [
		"creating",
		"available",
		"error"
	]
};
function validate958(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "creating" || data === "available" || data === "error")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema394.enum });
	}
	validate958.errors = vErrors;
	return vErrors === null;
}
const schema396 = {
	"type": "string",
	"enum": ["available"]
};
function validate961(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "available")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema396.enum });
	}
	validate961.errors = vErrors;
	return vErrors === null;
}
function validate960(data) {
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
			if (!validate961(data.to)) {
				vErrors = under(vErrors, "/to", validate961);
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
	validate960.errors = vErrors;
	return vErrors === null;
}
function validate952(data) {
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
		if (data.volume === void 0) {
			vErrors = lack(vErrors, "", "volume");
			errors++;
		}
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
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
		if (data.progressPercent === void 0) {
			vErrors = lack(vErrors, "", "progressPercent");
			errors++;
		}
		if (data.volumeSizeGb === void 0) {
			vErrors = lack(vErrors, "", "volumeSizeGb");
			errors++;
		}
		if (data.sizeGb === void 0) {
			vErrors = lack(vErrors, "", "sizeGb");
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
		if (vErrors !== null || mayHaveStrangers(data, schema393)) for (const key0 in data) if (!func27.call(schema393.properties, key0)) {
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
		if (data.volume !== void 0) {
			if (!validate95(data.volume)) {
				vErrors = under(vErrors, "/volume", validate95);
				errors = vErrors.length;
			}
		}
		if (data.region !== void 0) {
			if (!validate189(data.region)) {
				vErrors = under(vErrors, "/region", validate189);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0) {
			if (!validate958(data.status)) {
				vErrors = under(vErrors, "/status", validate958);
				errors = vErrors.length;
			}
		}
		if (data.statusReason !== void 0) {
			let data6 = data.statusReason;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = fail(vErrors, "/statusReason", "type", { type: schema393.properties.statusReason.type });
				errors++;
			}
			if (typeof data6 === "string") {
				if (isLonger(data6, 300)) {
					vErrors = fail(vErrors, "/statusReason", "maxLength", { limit: 300 });
					errors++;
				}
			}
		}
		if (data.transition !== void 0) {
			let data7 = data.transition;
			const _errs11 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs12 = errors;
			if (!validate960(data7)) {
				vErrors = under(vErrors, "/transition", validate960);
				errors = vErrors.length;
			}
			var _valid0 = _errs12 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs13 = errors;
			if (data7 !== null) {
				vErrors = fail(vErrors, "/transition", "type", { type: "null" });
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
				vErrors = fail(vErrors, "/transition", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs11;
				if (vErrors !== null) {
					if (_errs11) vErrors.length = _errs11;
					else vErrors = null;
				}
			}
		}
		if (data.progressPercent !== void 0) {
			let data8 = data.progressPercent;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
				vErrors = fail(vErrors, "/progressPercent", "type", { type: "integer" });
				errors++;
			}
			if (typeof data8 == "number") {
				if (data8 > 100 || isNaN(data8)) {
					vErrors = fail(vErrors, "/progressPercent", "maximum", { comparison: "<=", limit: 100 });
					errors++;
				}
				if (data8 < 0 || isNaN(data8)) {
					vErrors = fail(vErrors, "/progressPercent", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			}
		}
		if (data.volumeSizeGb !== void 0) {
			let data9 = data.volumeSizeGb;
			if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
				vErrors = fail(vErrors, "/volumeSizeGb", "type", { type: "integer" });
				errors++;
			}
			if (typeof data9 == "number") {
				if (data9 < 1 || isNaN(data9)) {
					vErrors = fail(vErrors, "/volumeSizeGb", "minimum", { comparison: ">=", limit: 1 });
					errors++;
				}
			}
		}
		if (data.sizeGb !== void 0) {
			let data10 = data.sizeGb;
			if (typeof data10 == "number") {
				if (data10 < 0 || isNaN(data10)) {
					vErrors = fail(vErrors, "/sizeGb", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/sizeGb", "type", { type: "number" });
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
			let data12 = data.createdAt;
			if (typeof data12 === "string") {
				if (!formats4.test(data12)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data13 = data.updatedAt;
			if (typeof data13 === "string") {
				if (!formats4.test(data13)) {
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
	validate952.errors = vErrors;
	return errors === 0;
}
function validate951(data) {
	let vErrors = null;
	if (!validate952(data)) {
		vErrors = vErrors === null ? validate952.errors : vErrors.concat(validate952.errors);
	}
	validate951.errors = vErrors;
	return vErrors === null;
}
const deleteVolume_params = validate178;
const deleteVolumeSnapshot_params = validate984;
function validate984(data) {
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
				if (data1.volumeSnapshotId === void 0) {
					vErrors = lack(vErrors, "/path", "volumeSnapshotId");
				}
				for (const key1 in data1) if (!(key1 === "volumeSnapshotId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.volumeSnapshotId !== void 0) {
					let data2 = data1.volumeSnapshotId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/volumeSnapshotId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/volumeSnapshotId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/volumeSnapshotId", "type", { type: "string" });
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
	validate984.errors = vErrors;
	return vErrors === null;
}
const detachVolume_params = validate178;
const getVolume_params = validate178;
const schema_VolumeCatalogue = validate1688;
function validate1690(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.media === void 0) {
			vErrors = lack(vErrors, "", "media");
		}
		if (data.iops === void 0) {
			vErrors = lack(vErrors, "", "iops");
		}
		if (data.throughputMbPerSecond === void 0) {
			vErrors = lack(vErrors, "", "throughputMbPerSecond");
		}
		if (data.monthlyPricePerGb === void 0) {
			vErrors = lack(vErrors, "", "monthlyPricePerGb");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "media" || key0 === "iops" || key0 === "throughputMbPerSecond" || key0 === "monthlyPricePerGb")) {
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
		if (data.media !== void 0) {
			if (!validate192(data.media)) {
				vErrors = under(vErrors, "/media", validate192);
			}
		}
		if (data.iops !== void 0) {
			let data3 = data.iops;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/iops", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 1 || isNaN(data3)) {
					vErrors = fail(vErrors, "/iops", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.throughputMbPerSecond !== void 0) {
			let data4 = data.throughputMbPerSecond;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/throughputMbPerSecond", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 1 || isNaN(data4)) {
					vErrors = fail(vErrors, "/throughputMbPerSecond", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.monthlyPricePerGb !== void 0) {
			if (!validate122(data.monthlyPricePerGb)) {
				vErrors = under(vErrors, "/monthlyPricePerGb", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1690.errors = vErrors;
	return vErrors === null;
}
function validate1689(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.types === void 0) {
			vErrors = lack(vErrors, "", "types");
		}
		if (data.snapshotMonthlyPricePerGb === void 0) {
			vErrors = lack(vErrors, "", "snapshotMonthlyPricePerGb");
		}
		if (data.volumesPerVm === void 0) {
			vErrors = lack(vErrors, "", "volumesPerVm");
		}
		for (const key0 in data) if (!(key0 === "types" || key0 === "snapshotMonthlyPricePerGb" || key0 === "volumesPerVm")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.types !== void 0) {
			let data0 = data.types;
			if (Array.isArray(data0)) {
				if (data0.length > 50) {
					vErrors = fail(vErrors, "/types", "maxItems", { limit: 50 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1690(data0[i0])) {
					vErrors = under(vErrors, "/types/" + i0, validate1690);
				}
			} else {
				vErrors = fail(vErrors, "/types", "type", { type: "array" });
			}
		}
		if (data.snapshotMonthlyPricePerGb !== void 0) {
			if (!validate122(data.snapshotMonthlyPricePerGb)) {
				vErrors = under(vErrors, "/snapshotMonthlyPricePerGb", validate122);
			}
		}
		if (data.volumesPerVm !== void 0) {
			let data3 = data.volumesPerVm;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/volumesPerVm", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 1 || isNaN(data3)) {
					vErrors = fail(vErrors, "/volumesPerVm", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1689.errors = vErrors;
	return vErrors === null;
}
function validate1688(data) {
	let vErrors = null;
	if (!validate1689(data)) {
		vErrors = vErrors === null ? validate1689.errors : vErrors.concat(validate1689.errors);
	}
	validate1688.errors = vErrors;
	return vErrors === null;
}
const getVolumeMetrics_params = validate1697;
function validate1697(data) {
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
				if (data4.volumeId === void 0) {
					vErrors = lack(vErrors, "/path", "volumeId");
				}
				for (const key1 in data4) if (!(key1 === "volumeId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data4.volumeId !== void 0) {
					let data5 = data4.volumeId;
					if (typeof data5 === "string") {
						if (isLonger(data5, 64)) {
							vErrors = fail(vErrors, "/path/volumeId", "maxLength", { limit: 64 });
						}
						if (isShorter(data5, 1)) {
							vErrors = fail(vErrors, "/path/volumeId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/volumeId", "type", { type: "string" });
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
	validate1697.errors = vErrors;
	return vErrors === null;
}
const schema_VolumeSummary = validate1698;
function validate1700(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.available === void 0) {
			vErrors = lack(vErrors, "", "available");
		}
		if (data.attached === void 0) {
			vErrors = lack(vErrors, "", "attached");
		}
		if (data.creating === void 0) {
			vErrors = lack(vErrors, "", "creating");
		}
		if (data.attaching === void 0) {
			vErrors = lack(vErrors, "", "attaching");
		}
		if (data.detaching === void 0) {
			vErrors = lack(vErrors, "", "detaching");
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
		for (const key0 in data) if (!(key0 === "available" || key0 === "attached" || key0 === "creating" || key0 === "attaching" || key0 === "detaching" || key0 === "resizing" || key0 === "deleting" || key0 === "error")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.available !== void 0) {
			let data0 = data.available;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/available", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/available", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.attached !== void 0) {
			let data1 = data.attached;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/attached", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/attached", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.creating !== void 0) {
			let data2 = data.creating;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/creating", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/creating", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.attaching !== void 0) {
			let data3 = data.attaching;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/attaching", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/attaching", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.detaching !== void 0) {
			let data4 = data.detaching;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/detaching", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/detaching", "minimum", { comparison: ">=", limit: 0 });
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
	validate1700.errors = vErrors;
	return vErrors === null;
}
function validate1699(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.byStatus === void 0) {
			vErrors = lack(vErrors, "", "byStatus");
		}
		if (data.sizeGb === void 0) {
			vErrors = lack(vErrors, "", "sizeGb");
		}
		if (data.usedGb === void 0) {
			vErrors = lack(vErrors, "", "usedGb");
		}
		if (data.snapshots === void 0) {
			vErrors = lack(vErrors, "", "snapshots");
		}
		if (data.snapshotSizeGb === void 0) {
			vErrors = lack(vErrors, "", "snapshotSizeGb");
		}
		if (data.monthlyCost === void 0) {
			vErrors = lack(vErrors, "", "monthlyCost");
		}
		for (const key0 in data) if (!(key0 === "total" || key0 === "byStatus" || key0 === "sizeGb" || key0 === "usedGb" || key0 === "snapshots" || key0 === "snapshotSizeGb" || key0 === "monthlyCost")) {
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
			if (!validate1700(data.byStatus)) {
				vErrors = under(vErrors, "/byStatus", validate1700);
			}
		}
		if (data.sizeGb !== void 0) {
			let data2 = data.sizeGb;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/sizeGb", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/sizeGb", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.usedGb !== void 0) {
			let data3 = data.usedGb;
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/usedGb", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/usedGb", "type", { type: "number" });
			}
		}
		if (data.snapshots !== void 0) {
			let data4 = data.snapshots;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/snapshots", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/snapshots", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.snapshotSizeGb !== void 0) {
			let data5 = data.snapshotSizeGb;
			if (typeof data5 == "number") {
				if (data5 < 0 || isNaN(data5)) {
					vErrors = fail(vErrors, "/snapshotSizeGb", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/snapshotSizeGb", "type", { type: "number" });
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
	validate1699.errors = vErrors;
	return vErrors === null;
}
function validate1698(data) {
	let vErrors = null;
	if (!validate1699(data)) {
		vErrors = vErrors === null ? validate1699.errors : vErrors.concat(validate1699.errors);
	}
	validate1698.errors = vErrors;
	return vErrors === null;
}
const growVolume_params = validate178;
const schema_VolumeGrow = validate1705;
function validate1706(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sizeGb === void 0) {
			vErrors = lack(vErrors, "", "sizeGb");
		}
		for (const key0 in data) if (!(key0 === "sizeGb")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.sizeGb !== void 0) {
			if (!validate200(data.sizeGb)) {
				vErrors = under(vErrors, "/sizeGb", validate200);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1706.errors = vErrors;
	return vErrors === null;
}
function validate1705(data) {
	let vErrors = null;
	if (!validate1706(data)) {
		vErrors = vErrors === null ? validate1706.errors : vErrors.concat(validate1706.errors);
	}
	validate1705.errors = vErrors;
	return vErrors === null;
}
const listVolumeActivity_params = validate2099;
function validate2099(data) {
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
				if (data3.volumeId === void 0) {
					vErrors = lack(vErrors, "/path", "volumeId");
				}
				for (const key1 in data3) if (!(key1 === "volumeId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data3.volumeId !== void 0) {
					let data4 = data3.volumeId;
					if (typeof data4 === "string") {
						if (isLonger(data4, 64)) {
							vErrors = fail(vErrors, "/path/volumeId", "maxLength", { limit: 64 });
						}
						if (isShorter(data4, 1)) {
							vErrors = fail(vErrors, "/path/volumeId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/volumeId", "type", { type: "string" });
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
	validate2099.errors = vErrors;
	return vErrors === null;
}
const listVolumeActivity_200_frame = validate1712;
const listVolumes_params = validate2103;
const schema953 = {
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
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/VolumeStatus" }
				},
				"typeId": {
					"type": "string",
					"minLength": 1,
					"maxLength": 64
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
					"pattern": "^-?(name|status|type|sizeGb|usedGb|iops|region|createdAt|monthlyCost)(,-?(name|status|type|sizeGb|usedGb|iops|region|createdAt|monthlyCost))*$",
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
	"$id": "http://validators/listVolumes_params"
};
const pattern94 = new RegExp("^-?(name|status|type|sizeGb|usedGb|iops|region|createdAt|monthlyCost)(,-?(name|status|type|sizeGb|usedGb|iops|region|createdAt|monthlyCost))*$", "u");
function validate2103(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (vErrors !== null || mayHaveStrangers(data0, schema953.properties.query)) for (const key0 in data0) if (!func27.call(schema953.properties.query.properties, key0)) {
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
						for (let i0 = 0; i0 < len0; i0++) if (!validate194(data2[i0])) {
							vErrors = under(vErrors, "/query/status/" + i0, validate194);
						}
					} else {
						vErrors = fail(vErrors, "/query/status", "type", { type: "array" });
					}
				}
				if (data0.typeId !== void 0) {
					let data4 = data0.typeId;
					if (typeof data4 === "string") {
						if (isLonger(data4, 64)) {
							vErrors = fail(vErrors, "/query/typeId", "maxLength", { limit: 64 });
						}
						if (isShorter(data4, 1)) {
							vErrors = fail(vErrors, "/query/typeId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/typeId", "type", { type: "string" });
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
				if (data0.region !== void 0) {
					let data6 = data0.region;
					if (Array.isArray(data6)) {
						if (data6.length > 10) {
							vErrors = fail(vErrors, "/query/region", "maxItems", { limit: 10 });
						}
						const len1 = data6.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate189(data6[i1])) {
							vErrors = under(vErrors, "/query/region/" + i1, validate189);
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
						if (!pattern94.test(data11)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(name|status|type|sizeGb|usedGb|iops|region|createdAt|monthlyCost)(,-?(name|status|type|sizeGb|usedGb|iops|region|createdAt|monthlyCost))*$" });
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
	validate2103.errors = vErrors;
	return vErrors === null;
}
const listVolumes_200_frame = validate1748;
const listVolumeSnapshots_params = validate2111;
const pattern95 = new RegExp("^-?(name|createdAt|sizeGb|monthlyCost)(,-?(name|createdAt|sizeGb|monthlyCost))*$", "u");
function validate2111(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "q" || key0 === "volumeId" || key0 === "region" || key0 === "projectId" || key0 === "sort" || key0 === "page" || key0 === "pageSize")) {
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
				if (data0.volumeId !== void 0) {
					let data2 = data0.volumeId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/query/volumeId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/query/volumeId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/volumeId", "type", { type: "string" });
					}
				}
				if (data0.region !== void 0) {
					let data3 = data0.region;
					if (Array.isArray(data3)) {
						if (data3.length > 10) {
							vErrors = fail(vErrors, "/query/region", "maxItems", { limit: 10 });
						}
						const len0 = data3.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate189(data3[i0])) {
							vErrors = under(vErrors, "/query/region/" + i0, validate189);
						}
					} else {
						vErrors = fail(vErrors, "/query/region", "type", { type: "array" });
					}
				}
				if (data0.projectId !== void 0) {
					let data5 = data0.projectId;
					if (typeof data5 === "string") {
						if (isLonger(data5, 64)) {
							vErrors = fail(vErrors, "/query/projectId", "maxLength", { limit: 64 });
						}
						if (isShorter(data5, 1)) {
							vErrors = fail(vErrors, "/query/projectId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/projectId", "type", { type: "string" });
					}
				}
				if (data0.sort !== void 0) {
					let data6 = data0.sort;
					if (typeof data6 === "string") {
						if (isLonger(data6, 200)) {
							vErrors = fail(vErrors, "/query/sort", "maxLength", { limit: 200 });
						}
						if (!pattern95.test(data6)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(name|createdAt|sizeGb|monthlyCost)(,-?(name|createdAt|sizeGb|monthlyCost))*$" });
						}
					} else {
						vErrors = fail(vErrors, "/query/sort", "type", { type: "string" });
					}
				}
				if (data0.page !== void 0) {
					let data7 = data0.page;
					if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
						vErrors = fail(vErrors, "/query/page", "type", { type: "integer" });
					}
					if (typeof data7 == "number") {
						if (data7 > 1e6 || isNaN(data7)) {
							vErrors = fail(vErrors, "/query/page", "maximum", { comparison: "<=", limit: 1e6 });
						}
						if (data7 < 1 || isNaN(data7)) {
							vErrors = fail(vErrors, "/query/page", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
				if (data0.pageSize !== void 0) {
					let data8 = data0.pageSize;
					if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
						vErrors = fail(vErrors, "/query/pageSize", "type", { type: "integer" });
					}
					if (typeof data8 == "number") {
						if (data8 > 100 || isNaN(data8)) {
							vErrors = fail(vErrors, "/query/pageSize", "maximum", { comparison: "<=", limit: 100 });
						}
						if (data8 < 1 || isNaN(data8)) {
							vErrors = fail(vErrors, "/query/pageSize", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data9 = data.path;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) for (const key1 in data9) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data10 = data.header;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) for (const key2 in data10) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2111.errors = vErrors;
	return vErrors === null;
}
const listVolumeSnapshots_200_frame = validate1748;
const updateVolume_params = validate178;
const schema_VolumeUpdate = validate2449;
export const validators = {
	attachVolume: {
		params: attachVolume_params,
		body: schema_VolumeAttach,
		event: null,
		responses: {
			202: {
				body: schema_Volume,
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
	createVolume: {
		params: createVolume_params,
		body: schema_VolumeCreate,
		event: null,
		responses: {
			202: {
				body: schema_Volume,
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
	createVolumeSnapshot: {
		params: createVolumeSnapshot_params,
		body: schema_VolumeSnapshotCreate,
		event: null,
		responses: {
			202: {
				body: schema_VolumeSnapshot,
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
	deleteVolume: {
		params: deleteVolume_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_Volume,
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
	deleteVolumeSnapshot: {
		params: deleteVolumeSnapshot_params,
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
	detachVolume: {
		params: detachVolume_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_Volume,
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
	getVolume: {
		params: getVolume_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Volume,
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
	getVolumeCatalogue: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_VolumeCatalogue,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getVolumeMetrics: {
		params: getVolumeMetrics_params,
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
	getVolumeSummary: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_VolumeSummary,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	growVolume: {
		params: growVolume_params,
		body: schema_VolumeGrow,
		event: null,
		responses: {
			202: {
				body: schema_Volume,
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
	listVolumeActivity: {
		params: listVolumeActivity_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listVolumeActivity_200_frame,
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
	listVolumes: {
		params: listVolumes_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listVolumes_200_frame,
				item: schema_Volume
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listVolumeSnapshots: {
		params: listVolumeSnapshots_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listVolumeSnapshots_200_frame,
				item: schema_VolumeSnapshot
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	updateVolume: {
		params: updateVolume_params,
		body: schema_VolumeUpdate,
		event: null,
		responses: {
			200: {
				body: schema_Volume,
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
