// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, problem, under, validate1224, validate1879, validate189, validate26, validate56, validate68, validate73, validate791 } from './shared.gen.js'
const getInfrastructureHealth_params = validate1425;
function validate1425(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "type" || key0 === "projectId" || key0 === "region" || key0 === "tag")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.type !== void 0) {
					let data1 = data0.type;
					if (Array.isArray(data1)) {
						if (data1.length > 9) {
							vErrors = fail(vErrors, "/query/type", "maxItems", { limit: 9 });
						}
						const len0 = data1.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate56(data1[i0])) {
							vErrors = under(vErrors, "/query/type/" + i0, validate56);
						}
					} else {
						vErrors = fail(vErrors, "/query/type", "type", { type: "array" });
					}
				}
				if (data0.projectId !== void 0) {
					let data3 = data0.projectId;
					if (Array.isArray(data3)) {
						if (data3.length > 50) {
							vErrors = fail(vErrors, "/query/projectId", "maxItems", { limit: 50 });
						}
						const len1 = data3.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data4 = data3[i1];
							if (typeof data4 === "string") {
								if (isLonger(data4, 64)) {
									vErrors = fail(vErrors, "/query/projectId/" + i1, "maxLength", { limit: 64 });
								}
								if (isShorter(data4, 1)) {
									vErrors = fail(vErrors, "/query/projectId/" + i1, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/projectId/" + i1, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/projectId", "type", { type: "array" });
					}
				}
				if (data0.region !== void 0) {
					let data5 = data0.region;
					if (Array.isArray(data5)) {
						if (data5.length > 10) {
							vErrors = fail(vErrors, "/query/region", "maxItems", { limit: 10 });
						}
						const len2 = data5.length;
						for (let i2 = 0; i2 < len2; i2++) if (!validate189(data5[i2])) {
							vErrors = under(vErrors, "/query/region/" + i2, validate189);
						}
					} else {
						vErrors = fail(vErrors, "/query/region", "type", { type: "array" });
					}
				}
				if (data0.tag !== void 0) {
					let data7 = data0.tag;
					if (Array.isArray(data7)) {
						if (data7.length > 20) {
							vErrors = fail(vErrors, "/query/tag", "maxItems", { limit: 20 });
						}
						const len3 = data7.length;
						for (let i3 = 0; i3 < len3; i3++) if (!validate73(data7[i3])) {
							vErrors = under(vErrors, "/query/tag/" + i3, validate73);
						}
					} else {
						vErrors = fail(vErrors, "/query/tag", "type", { type: "array" });
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
	validate1425.errors = vErrors;
	return vErrors === null;
}
const schema_InfrastructureHealth = validate1432;
function validate1434(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.healthy === void 0) {
			vErrors = lack(vErrors, "", "healthy");
		}
		if (data.warning === void 0) {
			vErrors = lack(vErrors, "", "warning");
		}
		if (data.critical === void 0) {
			vErrors = lack(vErrors, "", "critical");
		}
		for (const key0 in data) if (!(key0 === "total" || key0 === "healthy" || key0 === "warning" || key0 === "critical")) {
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
		if (data.warning !== void 0) {
			let data2 = data.warning;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/warning", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/warning", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.critical !== void 0) {
			let data3 = data.critical;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/critical", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/critical", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1434.errors = vErrors;
	return vErrors === null;
}
const schema616 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"type",
		"health",
		"counts",
		"cpuPercent",
		"memoryPercent"
	],
	"properties": {
		"type": { "$ref": "#/components/schemas/ResourceType" },
		"health": { "$ref": "#/components/schemas/Health" },
		"counts": { "$ref": "#/components/schemas/HealthCounts" },
		"cpuPercent": {
			"type": ["number", "null"],
			"minimum": 0,
			"maximum": 100
		},
		"memoryPercent": {
			"type": ["number", "null"],
			"minimum": 0,
			"maximum": 100
		}
	}
};
function validate1436(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.health === void 0) {
			vErrors = lack(vErrors, "", "health");
		}
		if (data.counts === void 0) {
			vErrors = lack(vErrors, "", "counts");
		}
		if (data.cpuPercent === void 0) {
			vErrors = lack(vErrors, "", "cpuPercent");
		}
		if (data.memoryPercent === void 0) {
			vErrors = lack(vErrors, "", "memoryPercent");
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "health" || key0 === "counts" || key0 === "cpuPercent" || key0 === "memoryPercent")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.type !== void 0) {
			if (!validate56(data.type)) {
				vErrors = under(vErrors, "/type", validate56);
			}
		}
		if (data.health !== void 0) {
			if (!validate791(data.health)) {
				vErrors = under(vErrors, "/health", validate791);
			}
		}
		if (data.counts !== void 0) {
			if (!validate1434(data.counts)) {
				vErrors = under(vErrors, "/counts", validate1434);
			}
		}
		if (data.cpuPercent !== void 0) {
			let data3 = data.cpuPercent;
			if (!(typeof data3 == "number") && data3 !== null) {
				vErrors = fail(vErrors, "/cpuPercent", "type", { type: schema616.properties.cpuPercent.type });
			}
			if (typeof data3 == "number") {
				if (data3 > 100 || isNaN(data3)) {
					vErrors = fail(vErrors, "/cpuPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/cpuPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.memoryPercent !== void 0) {
			let data4 = data.memoryPercent;
			if (!(typeof data4 == "number") && data4 !== null) {
				vErrors = fail(vErrors, "/memoryPercent", "type", { type: schema616.properties.memoryPercent.type });
			}
			if (typeof data4 == "number") {
				if (data4 > 100 || isNaN(data4)) {
					vErrors = fail(vErrors, "/memoryPercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/memoryPercent", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1436.errors = vErrors;
	return vErrors === null;
}
function validate1441(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
			errors++;
		}
		if (data.health === void 0) {
			vErrors = lack(vErrors, "", "health");
			errors++;
		}
		if (data.counts === void 0) {
			vErrors = lack(vErrors, "", "counts");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "region" || key0 === "health" || key0 === "counts")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.region !== void 0) {
			let data0 = data.region;
			const _errs3 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs4 = errors;
			if (!validate189(data0)) {
				vErrors = under(vErrors, "/region", validate189);
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs5 = errors;
			if (data0 !== null) {
				vErrors = fail(vErrors, "/region", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs5 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/region", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
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
		if (data.counts !== void 0) {
			if (!validate1434(data.counts)) {
				vErrors = under(vErrors, "/counts", validate1434);
				errors = vErrors.length;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1441.errors = vErrors;
	return errors === 0;
}
const schema618 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"resource",
		"health",
		"reason"
	],
	"properties": {
		"resource": { "$ref": "#/components/schemas/MonitoredResource" },
		"health": {
			"type": "string",
			"enum": ["warning", "critical"]
		},
		"reason": {
			"type": "string",
			"minLength": 1,
			"maxLength": 500
		}
	}
};
function validate1447(data) {
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
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
			errors++;
		}
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "type" || key0 === "region")) {
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
				if (isLonger(data1, 253)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 253 });
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
		if (data.type !== void 0) {
			if (!validate56(data.type)) {
				vErrors = under(vErrors, "/type", validate56);
				errors = vErrors.length;
			}
		}
		if (data.region !== void 0) {
			let data3 = data.region;
			const _errs7 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs8 = errors;
			if (!validate189(data3)) {
				vErrors = under(vErrors, "/region", validate189);
				errors = vErrors.length;
			}
			var _valid0 = _errs8 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs9 = errors;
			if (data3 !== null) {
				vErrors = fail(vErrors, "/region", "type", { type: "null" });
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
				vErrors = fail(vErrors, "/region", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs7;
				if (vErrors !== null) {
					if (_errs7) vErrors.length = _errs7;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1447.errors = vErrors;
	return errors === 0;
}
function validate1446(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
		}
		if (data.health === void 0) {
			vErrors = lack(vErrors, "", "health");
		}
		if (data.reason === void 0) {
			vErrors = lack(vErrors, "", "reason");
		}
		for (const key0 in data) if (!(key0 === "resource" || key0 === "health" || key0 === "reason")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.resource !== void 0) {
			if (!validate1447(data.resource)) {
				vErrors = under(vErrors, "/resource", validate1447);
			}
		}
		if (data.health !== void 0) {
			let data1 = data.health;
			if (typeof data1 !== "string") {
				vErrors = fail(vErrors, "/health", "type", { type: "string" });
			}
			if (!(data1 === "warning" || data1 === "critical")) {
				vErrors = fail(vErrors, "/health", "enum", { allowedValues: schema618.properties.health.enum });
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 === "string") {
				if (isLonger(data2, 500)) {
					vErrors = fail(vErrors, "/reason", "maxLength", { limit: 500 });
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/reason", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/reason", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1446.errors = vErrors;
	return vErrors === null;
}
function validate1433(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.counts === void 0) {
			vErrors = lack(vErrors, "", "counts");
		}
		if (data.types === void 0) {
			vErrors = lack(vErrors, "", "types");
		}
		if (data.regions === void 0) {
			vErrors = lack(vErrors, "", "regions");
		}
		if (data.unhealthy === void 0) {
			vErrors = lack(vErrors, "", "unhealthy");
		}
		for (const key0 in data) if (!(key0 === "counts" || key0 === "types" || key0 === "regions" || key0 === "unhealthy")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.counts !== void 0) {
			if (!validate1434(data.counts)) {
				vErrors = under(vErrors, "/counts", validate1434);
			}
		}
		if (data.types !== void 0) {
			let data1 = data.types;
			if (Array.isArray(data1)) {
				if (data1.length > 9) {
					vErrors = fail(vErrors, "/types", "maxItems", { limit: 9 });
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1436(data1[i0])) {
					vErrors = under(vErrors, "/types/" + i0, validate1436);
				}
			} else {
				vErrors = fail(vErrors, "/types", "type", { type: "array" });
			}
		}
		if (data.regions !== void 0) {
			let data3 = data.regions;
			if (Array.isArray(data3)) {
				if (data3.length > 6) {
					vErrors = fail(vErrors, "/regions", "maxItems", { limit: 6 });
				}
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate1441(data3[i1])) {
					vErrors = under(vErrors, "/regions/" + i1, validate1441);
				}
			} else {
				vErrors = fail(vErrors, "/regions", "type", { type: "array" });
			}
		}
		if (data.unhealthy !== void 0) {
			let data5 = data.unhealthy;
			if (Array.isArray(data5)) {
				if (data5.length > 20) {
					vErrors = fail(vErrors, "/unhealthy", "maxItems", { limit: 20 });
				}
				const len2 = data5.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate1446(data5[i2])) {
					vErrors = under(vErrors, "/unhealthy/" + i2, validate1446);
				}
			} else {
				vErrors = fail(vErrors, "/unhealthy", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1433.errors = vErrors;
	return vErrors === null;
}
function validate1432(data) {
	let vErrors = null;
	if (!validate1433(data)) {
		vErrors = vErrors === null ? validate1433.errors : vErrors.concat(validate1433.errors);
	}
	validate1432.errors = vErrors;
	return vErrors === null;
}
const getMonitoringOverview_params = validate1596;
function validate1596(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "type" || key0 === "projectId" || key0 === "region" || key0 === "tag" || key0 === "from" || key0 === "to")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.type !== void 0) {
					let data1 = data0.type;
					if (Array.isArray(data1)) {
						if (data1.length > 9) {
							vErrors = fail(vErrors, "/query/type", "maxItems", { limit: 9 });
						}
						const len0 = data1.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate56(data1[i0])) {
							vErrors = under(vErrors, "/query/type/" + i0, validate56);
						}
					} else {
						vErrors = fail(vErrors, "/query/type", "type", { type: "array" });
					}
				}
				if (data0.projectId !== void 0) {
					let data3 = data0.projectId;
					if (Array.isArray(data3)) {
						if (data3.length > 50) {
							vErrors = fail(vErrors, "/query/projectId", "maxItems", { limit: 50 });
						}
						const len1 = data3.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data4 = data3[i1];
							if (typeof data4 === "string") {
								if (isLonger(data4, 64)) {
									vErrors = fail(vErrors, "/query/projectId/" + i1, "maxLength", { limit: 64 });
								}
								if (isShorter(data4, 1)) {
									vErrors = fail(vErrors, "/query/projectId/" + i1, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/projectId/" + i1, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/projectId", "type", { type: "array" });
					}
				}
				if (data0.region !== void 0) {
					let data5 = data0.region;
					if (Array.isArray(data5)) {
						if (data5.length > 10) {
							vErrors = fail(vErrors, "/query/region", "maxItems", { limit: 10 });
						}
						const len2 = data5.length;
						for (let i2 = 0; i2 < len2; i2++) if (!validate189(data5[i2])) {
							vErrors = under(vErrors, "/query/region/" + i2, validate189);
						}
					} else {
						vErrors = fail(vErrors, "/query/region", "type", { type: "array" });
					}
				}
				if (data0.tag !== void 0) {
					let data7 = data0.tag;
					if (Array.isArray(data7)) {
						if (data7.length > 20) {
							vErrors = fail(vErrors, "/query/tag", "maxItems", { limit: 20 });
						}
						const len3 = data7.length;
						for (let i3 = 0; i3 < len3; i3++) if (!validate73(data7[i3])) {
							vErrors = under(vErrors, "/query/tag/" + i3, validate73);
						}
					} else {
						vErrors = fail(vErrors, "/query/tag", "type", { type: "array" });
					}
				}
				if (data0.from !== void 0) {
					let data9 = data0.from;
					if (typeof data9 === "string") {
						if (isLonger(data9, 40)) {
							vErrors = fail(vErrors, "/query/from", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data9)) {
							vErrors = fail(vErrors, "/query/from", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/from", "type", { type: "string" });
					}
				}
				if (data0.to !== void 0) {
					let data10 = data0.to;
					if (typeof data10 === "string") {
						if (isLonger(data10, 40)) {
							vErrors = fail(vErrors, "/query/to", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data10)) {
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
	validate1596.errors = vErrors;
	return vErrors === null;
}
const schema_MonitoringOverview = validate1603;
const schema682 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"card",
		"unit",
		"value",
		"previous",
		"resources",
		"line"
	],
	"properties": {
		"card": {
			"type": "string",
			"enum": [
				"cpu",
				"memory",
				"requests",
				"error_rate"
			]
		},
		"unit": { "$ref": "#/components/schemas/MetricUnit" },
		"value": {
			"type": ["number", "null"],
			"minimum": 0
		},
		"previous": {
			"type": ["number", "null"],
			"minimum": 0
		},
		"resources": {
			"type": "integer",
			"minimum": 0
		},
		"line": {
			"type": "array",
			"maxItems": 60,
			"items": {
				"type": ["number", "null"],
				"minimum": 0
			}
		}
	}
};
function validate1605(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.card === void 0) {
			vErrors = lack(vErrors, "", "card");
		}
		if (data.unit === void 0) {
			vErrors = lack(vErrors, "", "unit");
		}
		if (data.value === void 0) {
			vErrors = lack(vErrors, "", "value");
		}
		if (data.previous === void 0) {
			vErrors = lack(vErrors, "", "previous");
		}
		if (data.resources === void 0) {
			vErrors = lack(vErrors, "", "resources");
		}
		if (data.line === void 0) {
			vErrors = lack(vErrors, "", "line");
		}
		for (const key0 in data) if (!(key0 === "card" || key0 === "unit" || key0 === "value" || key0 === "previous" || key0 === "resources" || key0 === "line")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.card !== void 0) {
			let data0 = data.card;
			if (typeof data0 !== "string") {
				vErrors = fail(vErrors, "/card", "type", { type: "string" });
			}
			if (!(data0 === "cpu" || data0 === "memory" || data0 === "requests" || data0 === "error_rate")) {
				vErrors = fail(vErrors, "/card", "enum", { allowedValues: schema682.properties.card.enum });
			}
		}
		if (data.unit !== void 0) {
			if (!validate68(data.unit)) {
				vErrors = under(vErrors, "/unit", validate68);
			}
		}
		if (data.value !== void 0) {
			let data2 = data.value;
			if (!(typeof data2 == "number") && data2 !== null) {
				vErrors = fail(vErrors, "/value", "type", { type: schema682.properties.value.type });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/value", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.previous !== void 0) {
			let data3 = data.previous;
			if (!(typeof data3 == "number") && data3 !== null) {
				vErrors = fail(vErrors, "/previous", "type", { type: schema682.properties.previous.type });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/previous", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.resources !== void 0) {
			let data4 = data.resources;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/resources", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/resources", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.line !== void 0) {
			let data5 = data.line;
			if (Array.isArray(data5)) {
				if (data5.length > 60) {
					vErrors = fail(vErrors, "/line", "maxItems", { limit: 60 });
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (!(typeof data6 == "number") && data6 !== null) {
						vErrors = fail(vErrors, "/line/" + i0, "type", { type: schema682.properties.line.items.type });
					}
					if (typeof data6 == "number") {
						if (data6 < 0 || isNaN(data6)) {
							vErrors = fail(vErrors, "/line/" + i0, "minimum", { comparison: ">=", limit: 0 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/line", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1605.errors = vErrors;
	return vErrors === null;
}
function validate1604(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			vErrors = lack(vErrors, "", "from");
		}
		if (data.to === void 0) {
			vErrors = lack(vErrors, "", "to");
		}
		if (data.cards === void 0) {
			vErrors = lack(vErrors, "", "cards");
		}
		if (data.activeIncidents === void 0) {
			vErrors = lack(vErrors, "", "activeIncidents");
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to" || key0 === "cards" || key0 === "activeIncidents")) {
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
		if (data.cards !== void 0) {
			let data2 = data.cards;
			if (Array.isArray(data2)) {
				if (data2.length > 4) {
					vErrors = fail(vErrors, "/cards", "maxItems", { limit: 4 });
				}
				if (data2.length < 4) {
					vErrors = fail(vErrors, "/cards", "minItems", { limit: 4 });
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1605(data2[i0])) {
					vErrors = under(vErrors, "/cards/" + i0, validate1605);
				}
			} else {
				vErrors = fail(vErrors, "/cards", "type", { type: "array" });
			}
		}
		if (data.activeIncidents !== void 0) {
			let data4 = data.activeIncidents;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/activeIncidents", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/activeIncidents", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1604.errors = vErrors;
	return vErrors === null;
}
function validate1603(data) {
	let vErrors = null;
	if (!validate1604(data)) {
		vErrors = vErrors === null ? validate1604.errors : vErrors.concat(validate1604.errors);
	}
	validate1603.errors = vErrors;
	return vErrors === null;
}
const listApplicationHealth_params = validate1767;
function validate1767(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "projectId" || key0 === "region" || key0 === "tag" || key0 === "from" || key0 === "to")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.projectId !== void 0) {
					let data1 = data0.projectId;
					if (Array.isArray(data1)) {
						if (data1.length > 50) {
							vErrors = fail(vErrors, "/query/projectId", "maxItems", { limit: 50 });
						}
						const len0 = data1.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data2 = data1[i0];
							if (typeof data2 === "string") {
								if (isLonger(data2, 64)) {
									vErrors = fail(vErrors, "/query/projectId/" + i0, "maxLength", { limit: 64 });
								}
								if (isShorter(data2, 1)) {
									vErrors = fail(vErrors, "/query/projectId/" + i0, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/projectId/" + i0, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/projectId", "type", { type: "array" });
					}
				}
				if (data0.region !== void 0) {
					let data3 = data0.region;
					if (Array.isArray(data3)) {
						if (data3.length > 10) {
							vErrors = fail(vErrors, "/query/region", "maxItems", { limit: 10 });
						}
						const len1 = data3.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate189(data3[i1])) {
							vErrors = under(vErrors, "/query/region/" + i1, validate189);
						}
					} else {
						vErrors = fail(vErrors, "/query/region", "type", { type: "array" });
					}
				}
				if (data0.tag !== void 0) {
					let data5 = data0.tag;
					if (Array.isArray(data5)) {
						if (data5.length > 20) {
							vErrors = fail(vErrors, "/query/tag", "maxItems", { limit: 20 });
						}
						const len2 = data5.length;
						for (let i2 = 0; i2 < len2; i2++) if (!validate73(data5[i2])) {
							vErrors = under(vErrors, "/query/tag/" + i2, validate73);
						}
					} else {
						vErrors = fail(vErrors, "/query/tag", "type", { type: "array" });
					}
				}
				if (data0.from !== void 0) {
					let data7 = data0.from;
					if (typeof data7 === "string") {
						if (isLonger(data7, 40)) {
							vErrors = fail(vErrors, "/query/from", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data7)) {
							vErrors = fail(vErrors, "/query/from", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/from", "type", { type: "string" });
					}
				}
				if (data0.to !== void 0) {
					let data8 = data0.to;
					if (typeof data8 === "string") {
						if (isLonger(data8, 40)) {
							vErrors = fail(vErrors, "/query/to", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data8)) {
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
	validate1767.errors = vErrors;
	return vErrors === null;
}
const listApplicationHealth_200_frame = validate1772;
function validate1772(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			vErrors = lack(vErrors, "", "from");
		}
		if (data.to === void 0) {
			vErrors = lack(vErrors, "", "to");
		}
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to" || key0 === "total" || key0 === "items")) {
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
		if (data.total !== void 0) {
			let data2 = data.total;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/total", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/total", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.items !== void 0) {
			let data3 = data.items;
			if (Array.isArray(data3)) {
				if (data3.length > 50) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 50 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1772.errors = vErrors;
	return vErrors === null;
}
const schema_ApplicationHealth = validate1773;
const schema763 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"resource",
		"name",
		"status",
		"reason",
		"uptimePercent",
		"responseTimeMilliseconds",
		"requestsPerSecond",
		"errorRatePercent",
		"line"
	],
	"properties": {
		"resource": { "$ref": "#/components/schemas/MonitoredResource" },
		"name": {
			"type": "string",
			"minLength": 1,
			"maxLength": 253
		},
		"status": { "$ref": "#/components/schemas/Health" },
		"reason": {
			"type": ["string", "null"],
			"maxLength": 500
		},
		"uptimePercent": {
			"type": ["number", "null"],
			"minimum": 0,
			"maximum": 100
		},
		"responseTimeMilliseconds": {
			"type": ["number", "null"],
			"minimum": 0
		},
		"requestsPerSecond": {
			"type": ["number", "null"],
			"minimum": 0
		},
		"errorRatePercent": {
			"type": ["number", "null"],
			"minimum": 0,
			"maximum": 100
		},
		"line": {
			"type": "array",
			"maxItems": 60,
			"items": {
				"type": ["number", "null"],
				"minimum": 0
			}
		}
	}
};
function validate1774(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
		}
		if (data.reason === void 0) {
			vErrors = lack(vErrors, "", "reason");
		}
		if (data.uptimePercent === void 0) {
			vErrors = lack(vErrors, "", "uptimePercent");
		}
		if (data.responseTimeMilliseconds === void 0) {
			vErrors = lack(vErrors, "", "responseTimeMilliseconds");
		}
		if (data.requestsPerSecond === void 0) {
			vErrors = lack(vErrors, "", "requestsPerSecond");
		}
		if (data.errorRatePercent === void 0) {
			vErrors = lack(vErrors, "", "errorRatePercent");
		}
		if (data.line === void 0) {
			vErrors = lack(vErrors, "", "line");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema763)) for (const key0 in data) if (!func27.call(schema763.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.resource !== void 0) {
			if (!validate1447(data.resource)) {
				vErrors = under(vErrors, "/resource", validate1447);
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (isLonger(data1, 253)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 253 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
		if (data.status !== void 0) {
			if (!validate791(data.status)) {
				vErrors = under(vErrors, "/status", validate791);
			}
		}
		if (data.reason !== void 0) {
			let data3 = data.reason;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = fail(vErrors, "/reason", "type", { type: schema763.properties.reason.type });
			}
			if (typeof data3 === "string") {
				if (isLonger(data3, 500)) {
					vErrors = fail(vErrors, "/reason", "maxLength", { limit: 500 });
				}
			}
		}
		if (data.uptimePercent !== void 0) {
			let data4 = data.uptimePercent;
			if (!(typeof data4 == "number") && data4 !== null) {
				vErrors = fail(vErrors, "/uptimePercent", "type", { type: schema763.properties.uptimePercent.type });
			}
			if (typeof data4 == "number") {
				if (data4 > 100 || isNaN(data4)) {
					vErrors = fail(vErrors, "/uptimePercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/uptimePercent", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.responseTimeMilliseconds !== void 0) {
			let data5 = data.responseTimeMilliseconds;
			if (!(typeof data5 == "number") && data5 !== null) {
				vErrors = fail(vErrors, "/responseTimeMilliseconds", "type", { type: schema763.properties.responseTimeMilliseconds.type });
			}
			if (typeof data5 == "number") {
				if (data5 < 0 || isNaN(data5)) {
					vErrors = fail(vErrors, "/responseTimeMilliseconds", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.requestsPerSecond !== void 0) {
			let data6 = data.requestsPerSecond;
			if (!(typeof data6 == "number") && data6 !== null) {
				vErrors = fail(vErrors, "/requestsPerSecond", "type", { type: schema763.properties.requestsPerSecond.type });
			}
			if (typeof data6 == "number") {
				if (data6 < 0 || isNaN(data6)) {
					vErrors = fail(vErrors, "/requestsPerSecond", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.errorRatePercent !== void 0) {
			let data7 = data.errorRatePercent;
			if (!(typeof data7 == "number") && data7 !== null) {
				vErrors = fail(vErrors, "/errorRatePercent", "type", { type: schema763.properties.errorRatePercent.type });
			}
			if (typeof data7 == "number") {
				if (data7 > 100 || isNaN(data7)) {
					vErrors = fail(vErrors, "/errorRatePercent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data7 < 0 || isNaN(data7)) {
					vErrors = fail(vErrors, "/errorRatePercent", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.line !== void 0) {
			let data8 = data.line;
			if (Array.isArray(data8)) {
				if (data8.length > 60) {
					vErrors = fail(vErrors, "/line", "maxItems", { limit: 60 });
				}
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data9 = data8[i0];
					if (!(typeof data9 == "number") && data9 !== null) {
						vErrors = fail(vErrors, "/line/" + i0, "type", { type: schema763.properties.line.items.type });
					}
					if (typeof data9 == "number") {
						if (data9 < 0 || isNaN(data9)) {
							vErrors = fail(vErrors, "/line/" + i0, "minimum", { comparison: ">=", limit: 0 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/line", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1774.errors = vErrors;
	return vErrors === null;
}
function validate1773(data) {
	let vErrors = null;
	if (!validate1774(data)) {
		vErrors = vErrors === null ? validate1774.errors : vErrors.concat(validate1774.errors);
	}
	validate1773.errors = vErrors;
	return vErrors === null;
}
const listIncidents_params = validate1932;
function validate1932(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "resourceId" || key0 === "type" || key0 === "projectId" || key0 === "region" || key0 === "tag" || key0 === "from" || key0 === "to")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.resourceId !== void 0) {
					let data1 = data0.resourceId;
					if (typeof data1 === "string") {
						if (isLonger(data1, 64)) {
							vErrors = fail(vErrors, "/query/resourceId", "maxLength", { limit: 64 });
						}
						if (isShorter(data1, 1)) {
							vErrors = fail(vErrors, "/query/resourceId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/resourceId", "type", { type: "string" });
					}
				}
				if (data0.type !== void 0) {
					let data2 = data0.type;
					if (Array.isArray(data2)) {
						if (data2.length > 9) {
							vErrors = fail(vErrors, "/query/type", "maxItems", { limit: 9 });
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate56(data2[i0])) {
							vErrors = under(vErrors, "/query/type/" + i0, validate56);
						}
					} else {
						vErrors = fail(vErrors, "/query/type", "type", { type: "array" });
					}
				}
				if (data0.projectId !== void 0) {
					let data4 = data0.projectId;
					if (Array.isArray(data4)) {
						if (data4.length > 50) {
							vErrors = fail(vErrors, "/query/projectId", "maxItems", { limit: 50 });
						}
						const len1 = data4.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data5 = data4[i1];
							if (typeof data5 === "string") {
								if (isLonger(data5, 64)) {
									vErrors = fail(vErrors, "/query/projectId/" + i1, "maxLength", { limit: 64 });
								}
								if (isShorter(data5, 1)) {
									vErrors = fail(vErrors, "/query/projectId/" + i1, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/projectId/" + i1, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/projectId", "type", { type: "array" });
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
	validate1932.errors = vErrors;
	return vErrors === null;
}
const listIncidents_200_frame = validate1879;
const schema_Incident = validate1940;
const schema862 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"resource",
		"kind",
		"severity",
		"summary",
		"startedAt",
		"endedAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"resource": { "$ref": "#/components/schemas/MonitoredResource" },
		"kind": { "$ref": "#/components/schemas/IncidentKind" },
		"severity": { "$ref": "#/components/schemas/IncidentSeverity" },
		"summary": {
			"type": "string",
			"minLength": 1,
			"maxLength": 500
		},
		"startedAt": {
			"type": "string",
			"format": "date-time"
		},
		"endedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		}
	}
};
const schema863 = {
	"type": "string",
	"enum": [
		"cpu",
		"memory",
		"disk",
		"errors",
		"latency",
		"outage"
	]
};
function validate1944(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "cpu" || data === "memory" || data === "disk" || data === "errors" || data === "latency" || data === "outage")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema863.enum });
	}
	validate1944.errors = vErrors;
	return vErrors === null;
}
const schema864 = {
	"type": "string",
	"enum": [
		"critical",
		"warning",
		"info"
	]
};
function validate1946(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "critical" || data === "warning" || data === "info")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema864.enum });
	}
	validate1946.errors = vErrors;
	return vErrors === null;
}
function validate1941(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
		}
		if (data.kind === void 0) {
			vErrors = lack(vErrors, "", "kind");
		}
		if (data.severity === void 0) {
			vErrors = lack(vErrors, "", "severity");
		}
		if (data.summary === void 0) {
			vErrors = lack(vErrors, "", "summary");
		}
		if (data.startedAt === void 0) {
			vErrors = lack(vErrors, "", "startedAt");
		}
		if (data.endedAt === void 0) {
			vErrors = lack(vErrors, "", "endedAt");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "resource" || key0 === "kind" || key0 === "severity" || key0 === "summary" || key0 === "startedAt" || key0 === "endedAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.resource !== void 0) {
			if (!validate1447(data.resource)) {
				vErrors = under(vErrors, "/resource", validate1447);
			}
		}
		if (data.kind !== void 0) {
			if (!validate1944(data.kind)) {
				vErrors = under(vErrors, "/kind", validate1944);
			}
		}
		if (data.severity !== void 0) {
			if (!validate1946(data.severity)) {
				vErrors = under(vErrors, "/severity", validate1946);
			}
		}
		if (data.summary !== void 0) {
			let data4 = data.summary;
			if (typeof data4 === "string") {
				if (isLonger(data4, 500)) {
					vErrors = fail(vErrors, "/summary", "maxLength", { limit: 500 });
				}
				if (isShorter(data4, 1)) {
					vErrors = fail(vErrors, "/summary", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/summary", "type", { type: "string" });
			}
		}
		if (data.startedAt !== void 0) {
			let data5 = data.startedAt;
			if (typeof data5 === "string") {
				if (!formats4.test(data5)) {
					vErrors = fail(vErrors, "/startedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/startedAt", "type", { type: "string" });
			}
		}
		if (data.endedAt !== void 0) {
			let data6 = data.endedAt;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = fail(vErrors, "/endedAt", "type", { type: schema862.properties.endedAt.type });
			}
			if (typeof data6 === "string") {
				if (!formats4.test(data6)) {
					vErrors = fail(vErrors, "/endedAt", "format", { format: "date-time" });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1941.errors = vErrors;
	return vErrors === null;
}
function validate1940(data) {
	let vErrors = null;
	if (!validate1941(data)) {
		vErrors = vErrors === null ? validate1941.errors : vErrors.concat(validate1941.errors);
	}
	validate1940.errors = vErrors;
	return vErrors === null;
}
const listMonitoringMetrics_200_frame = validate2012;
function validate2012(data) {
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
				if (data0.length > 60) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 60 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2012.errors = vErrors;
	return vErrors === null;
}
const schema_MonitoringMetric = validate2013;
const schema900 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"metric",
		"label",
		"unit",
		"types",
		"worse",
		"together"
	],
	"properties": {
		"metric": { "$ref": "#/components/schemas/Metric" },
		"label": {
			"type": "string",
			"minLength": 1,
			"maxLength": 40
		},
		"unit": { "$ref": "#/components/schemas/MetricUnit" },
		"types": {
			"type": "array",
			"minItems": 1,
			"maxItems": 9,
			"items": { "$ref": "#/components/schemas/ResourceType" }
		},
		"worse": {
			"type": ["string", "null"],
			"enum": [
				"high",
				"low",
				null
			]
		},
		"together": {
			"type": "string",
			"enum": ["sum", "mean"]
		}
	}
};
function validate2014(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.metric === void 0) {
			vErrors = lack(vErrors, "", "metric");
		}
		if (data.label === void 0) {
			vErrors = lack(vErrors, "", "label");
		}
		if (data.unit === void 0) {
			vErrors = lack(vErrors, "", "unit");
		}
		if (data.types === void 0) {
			vErrors = lack(vErrors, "", "types");
		}
		if (data.worse === void 0) {
			vErrors = lack(vErrors, "", "worse");
		}
		if (data.together === void 0) {
			vErrors = lack(vErrors, "", "together");
		}
		for (const key0 in data) if (!(key0 === "metric" || key0 === "label" || key0 === "unit" || key0 === "types" || key0 === "worse" || key0 === "together")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.metric !== void 0) {
			if (!validate1224(data.metric)) {
				vErrors = under(vErrors, "/metric", validate1224);
			}
		}
		if (data.label !== void 0) {
			let data1 = data.label;
			if (typeof data1 === "string") {
				if (isLonger(data1, 40)) {
					vErrors = fail(vErrors, "/label", "maxLength", { limit: 40 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/label", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/label", "type", { type: "string" });
			}
		}
		if (data.unit !== void 0) {
			if (!validate68(data.unit)) {
				vErrors = under(vErrors, "/unit", validate68);
			}
		}
		if (data.types !== void 0) {
			let data3 = data.types;
			if (Array.isArray(data3)) {
				if (data3.length > 9) {
					vErrors = fail(vErrors, "/types", "maxItems", { limit: 9 });
				}
				if (data3.length < 1) {
					vErrors = fail(vErrors, "/types", "minItems", { limit: 1 });
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate56(data3[i0])) {
					vErrors = under(vErrors, "/types/" + i0, validate56);
				}
			} else {
				vErrors = fail(vErrors, "/types", "type", { type: "array" });
			}
		}
		if (data.worse !== void 0) {
			let data5 = data.worse;
			if (typeof data5 !== "string" && data5 !== null) {
				vErrors = fail(vErrors, "/worse", "type", { type: schema900.properties.worse.type });
			}
			if (!(data5 === "high" || data5 === "low" || data5 === null)) {
				vErrors = fail(vErrors, "/worse", "enum", { allowedValues: schema900.properties.worse.enum });
			}
		}
		if (data.together !== void 0) {
			let data6 = data.together;
			if (typeof data6 !== "string") {
				vErrors = fail(vErrors, "/together", "type", { type: "string" });
			}
			if (!(data6 === "sum" || data6 === "mean")) {
				vErrors = fail(vErrors, "/together", "enum", { allowedValues: schema900.properties.together.enum });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2014.errors = vErrors;
	return vErrors === null;
}
function validate2013(data) {
	let vErrors = null;
	if (!validate2014(data)) {
		vErrors = vErrors === null ? validate2014.errors : vErrors.concat(validate2014.errors);
	}
	validate2013.errors = vErrors;
	return vErrors === null;
}
const queryMetric_params = validate2214;
const schema1008 = {
	"type": "object",
	"properties": {
		"query": {
			"type": "object",
			"properties": {
				"metric": { "$ref": "http://contract/openapi.json#/components/schemas/Metric" },
				"aggregation": {
					"type": "string",
					"enum": [
						"average",
						"maximum",
						"minimum",
						"sum",
						"each"
					],
					"default": "average"
				},
				"limit": {
					"type": "integer",
					"minimum": 1,
					"maximum": 20,
					"default": 5
				},
				"resourceId": {
					"type": "array",
					"maxItems": 50,
					"items": {
						"type": "string",
						"minLength": 1,
						"maxLength": 64
					}
				},
				"type": {
					"type": "array",
					"maxItems": 9,
					"items": { "$ref": "http://contract/openapi.json#/components/schemas/ResourceType" }
				},
				"projectId": {
					"type": "array",
					"maxItems": 50,
					"items": {
						"type": "string",
						"minLength": 1,
						"maxLength": 64
					}
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
				"from": {
					"type": "string",
					"format": "date-time",
					"maxLength": 40
				},
				"to": {
					"type": "string",
					"format": "date-time",
					"maxLength": 40
				},
				"points": {
					"type": "integer",
					"minimum": 2,
					"maximum": 500,
					"default": 120
				}
			},
			"required": ["metric"],
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
	"$id": "http://validators/queryMetric_params"
};
function validate2214(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.metric === void 0) {
					vErrors = lack(vErrors, "/query", "metric");
				}
				if (vErrors !== null || mayHaveStrangers(data0, schema1008.properties.query)) for (const key0 in data0) if (!func27.call(schema1008.properties.query.properties, key0)) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.metric !== void 0) {
					if (!validate1224(data0.metric)) {
						vErrors = under(vErrors, "/query/metric", validate1224);
					}
				}
				if (data0.aggregation !== void 0) {
					let data2 = data0.aggregation;
					if (typeof data2 !== "string") {
						vErrors = fail(vErrors, "/query/aggregation", "type", { type: "string" });
					}
					if (!(data2 === "average" || data2 === "maximum" || data2 === "minimum" || data2 === "sum" || data2 === "each")) {
						vErrors = fail(vErrors, "/query/aggregation", "enum", { allowedValues: schema1008.properties.query.properties.aggregation.enum });
					}
				}
				if (data0.limit !== void 0) {
					let data3 = data0.limit;
					if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
						vErrors = fail(vErrors, "/query/limit", "type", { type: "integer" });
					}
					if (typeof data3 == "number") {
						if (data3 > 20 || isNaN(data3)) {
							vErrors = fail(vErrors, "/query/limit", "maximum", { comparison: "<=", limit: 20 });
						}
						if (data3 < 1 || isNaN(data3)) {
							vErrors = fail(vErrors, "/query/limit", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
				if (data0.resourceId !== void 0) {
					let data4 = data0.resourceId;
					if (Array.isArray(data4)) {
						if (data4.length > 50) {
							vErrors = fail(vErrors, "/query/resourceId", "maxItems", { limit: 50 });
						}
						const len0 = data4.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data5 = data4[i0];
							if (typeof data5 === "string") {
								if (isLonger(data5, 64)) {
									vErrors = fail(vErrors, "/query/resourceId/" + i0, "maxLength", { limit: 64 });
								}
								if (isShorter(data5, 1)) {
									vErrors = fail(vErrors, "/query/resourceId/" + i0, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/resourceId/" + i0, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/resourceId", "type", { type: "array" });
					}
				}
				if (data0.type !== void 0) {
					let data6 = data0.type;
					if (Array.isArray(data6)) {
						if (data6.length > 9) {
							vErrors = fail(vErrors, "/query/type", "maxItems", { limit: 9 });
						}
						const len1 = data6.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate56(data6[i1])) {
							vErrors = under(vErrors, "/query/type/" + i1, validate56);
						}
					} else {
						vErrors = fail(vErrors, "/query/type", "type", { type: "array" });
					}
				}
				if (data0.projectId !== void 0) {
					let data8 = data0.projectId;
					if (Array.isArray(data8)) {
						if (data8.length > 50) {
							vErrors = fail(vErrors, "/query/projectId", "maxItems", { limit: 50 });
						}
						const len2 = data8.length;
						for (let i2 = 0; i2 < len2; i2++) {
							let data9 = data8[i2];
							if (typeof data9 === "string") {
								if (isLonger(data9, 64)) {
									vErrors = fail(vErrors, "/query/projectId/" + i2, "maxLength", { limit: 64 });
								}
								if (isShorter(data9, 1)) {
									vErrors = fail(vErrors, "/query/projectId/" + i2, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/projectId/" + i2, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/projectId", "type", { type: "array" });
					}
				}
				if (data0.region !== void 0) {
					let data10 = data0.region;
					if (Array.isArray(data10)) {
						if (data10.length > 10) {
							vErrors = fail(vErrors, "/query/region", "maxItems", { limit: 10 });
						}
						const len3 = data10.length;
						for (let i3 = 0; i3 < len3; i3++) if (!validate189(data10[i3])) {
							vErrors = under(vErrors, "/query/region/" + i3, validate189);
						}
					} else {
						vErrors = fail(vErrors, "/query/region", "type", { type: "array" });
					}
				}
				if (data0.tag !== void 0) {
					let data12 = data0.tag;
					if (Array.isArray(data12)) {
						if (data12.length > 20) {
							vErrors = fail(vErrors, "/query/tag", "maxItems", { limit: 20 });
						}
						const len4 = data12.length;
						for (let i4 = 0; i4 < len4; i4++) if (!validate73(data12[i4])) {
							vErrors = under(vErrors, "/query/tag/" + i4, validate73);
						}
					} else {
						vErrors = fail(vErrors, "/query/tag", "type", { type: "array" });
					}
				}
				if (data0.from !== void 0) {
					let data14 = data0.from;
					if (typeof data14 === "string") {
						if (isLonger(data14, 40)) {
							vErrors = fail(vErrors, "/query/from", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data14)) {
							vErrors = fail(vErrors, "/query/from", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/from", "type", { type: "string" });
					}
				}
				if (data0.to !== void 0) {
					let data15 = data0.to;
					if (typeof data15 === "string") {
						if (isLonger(data15, 40)) {
							vErrors = fail(vErrors, "/query/to", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data15)) {
							vErrors = fail(vErrors, "/query/to", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/to", "type", { type: "string" });
					}
				}
				if (data0.points !== void 0) {
					let data16 = data0.points;
					if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
						vErrors = fail(vErrors, "/query/points", "type", { type: "integer" });
					}
					if (typeof data16 == "number") {
						if (data16 > 500 || isNaN(data16)) {
							vErrors = fail(vErrors, "/query/points", "maximum", { comparison: "<=", limit: 500 });
						}
						if (data16 < 2 || isNaN(data16)) {
							vErrors = fail(vErrors, "/query/points", "minimum", { comparison: ">=", limit: 2 });
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
	validate2214.errors = vErrors;
	return vErrors === null;
}
const schema_MetricQueryResult = validate2223;
const schema1015 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"resource",
		"mean",
		"values"
	],
	"properties": {
		"resource": { "oneOf": [{ "$ref": "#/components/schemas/MonitoredResource" }, { "type": "null" }] },
		"mean": {
			"type": ["number", "null"],
			"minimum": 0
		},
		"values": {
			"type": "array",
			"maxItems": 500,
			"items": {
				"type": ["number", "null"],
				"minimum": 0
			}
		}
	}
};
function validate2227(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
			errors++;
		}
		if (data.mean === void 0) {
			vErrors = lack(vErrors, "", "mean");
			errors++;
		}
		if (data.values === void 0) {
			vErrors = lack(vErrors, "", "values");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "resource" || key0 === "mean" || key0 === "values")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.resource !== void 0) {
			let data0 = data.resource;
			const _errs3 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs4 = errors;
			if (!validate1447(data0)) {
				vErrors = under(vErrors, "/resource", validate1447);
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs5 = errors;
			if (data0 !== null) {
				vErrors = fail(vErrors, "/resource", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs5 === errors;
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
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
		if (data.mean !== void 0) {
			let data1 = data.mean;
			if (!(typeof data1 == "number") && data1 !== null) {
				vErrors = fail(vErrors, "/mean", "type", { type: schema1015.properties.mean.type });
				errors++;
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/mean", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			}
		}
		if (data.values !== void 0) {
			let data2 = data.values;
			if (Array.isArray(data2)) {
				if (data2.length > 500) {
					vErrors = fail(vErrors, "/values", "maxItems", { limit: 500 });
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (!(typeof data3 == "number") && data3 !== null) {
						vErrors = fail(vErrors, "/values/" + i0, "type", { type: schema1015.properties.values.items.type });
						errors++;
					}
					if (typeof data3 == "number") {
						if (data3 < 0 || isNaN(data3)) {
							vErrors = fail(vErrors, "/values/" + i0, "minimum", { comparison: ">=", limit: 0 });
							errors++;
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/values", "type", { type: "array" });
				errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate2227.errors = vErrors;
	return errors === 0;
}
function validate2224(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.metric === void 0) {
			vErrors = lack(vErrors, "", "metric");
		}
		if (data.unit === void 0) {
			vErrors = lack(vErrors, "", "unit");
		}
		if (data.from === void 0) {
			vErrors = lack(vErrors, "", "from");
		}
		if (data.to === void 0) {
			vErrors = lack(vErrors, "", "to");
		}
		if (data.stepSeconds === void 0) {
			vErrors = lack(vErrors, "", "stepSeconds");
		}
		if (data.resources === void 0) {
			vErrors = lack(vErrors, "", "resources");
		}
		if (data.measured === void 0) {
			vErrors = lack(vErrors, "", "measured");
		}
		if (data.series === void 0) {
			vErrors = lack(vErrors, "", "series");
		}
		for (const key0 in data) if (!(key0 === "metric" || key0 === "unit" || key0 === "from" || key0 === "to" || key0 === "stepSeconds" || key0 === "resources" || key0 === "measured" || key0 === "series")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.metric !== void 0) {
			if (!validate1224(data.metric)) {
				vErrors = under(vErrors, "/metric", validate1224);
			}
		}
		if (data.unit !== void 0) {
			if (!validate68(data.unit)) {
				vErrors = under(vErrors, "/unit", validate68);
			}
		}
		if (data.from !== void 0) {
			let data2 = data.from;
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/from", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/from", "type", { type: "string" });
			}
		}
		if (data.to !== void 0) {
			let data3 = data.to;
			if (typeof data3 === "string") {
				if (!formats4.test(data3)) {
					vErrors = fail(vErrors, "/to", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/to", "type", { type: "string" });
			}
		}
		if (data.stepSeconds !== void 0) {
			let data4 = data.stepSeconds;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/stepSeconds", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 1 || isNaN(data4)) {
					vErrors = fail(vErrors, "/stepSeconds", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.resources !== void 0) {
			let data5 = data.resources;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				vErrors = fail(vErrors, "/resources", "type", { type: "integer" });
			}
			if (typeof data5 == "number") {
				if (data5 < 0 || isNaN(data5)) {
					vErrors = fail(vErrors, "/resources", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.measured !== void 0) {
			let data6 = data.measured;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
				vErrors = fail(vErrors, "/measured", "type", { type: "integer" });
			}
			if (typeof data6 == "number") {
				if (data6 < 0 || isNaN(data6)) {
					vErrors = fail(vErrors, "/measured", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.series !== void 0) {
			let data7 = data.series;
			if (Array.isArray(data7)) {
				if (data7.length > 20) {
					vErrors = fail(vErrors, "/series", "maxItems", { limit: 20 });
				}
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate2227(data7[i0])) {
					vErrors = under(vErrors, "/series/" + i0, validate2227);
				}
			} else {
				vErrors = fail(vErrors, "/series", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2224.errors = vErrors;
	return vErrors === null;
}
function validate2223(data) {
	let vErrors = null;
	if (!validate2224(data)) {
		vErrors = vErrors === null ? validate2224.errors : vErrors.concat(validate2224.errors);
	}
	validate2223.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	getInfrastructureHealth: {
		params: getInfrastructureHealth_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_InfrastructureHealth,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getMonitoringOverview: {
		params: getMonitoringOverview_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_MonitoringOverview,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listApplicationHealth: {
		params: listApplicationHealth_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listApplicationHealth_200_frame,
				item: schema_ApplicationHealth
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listIncidents: {
		params: listIncidents_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listIncidents_200_frame,
				item: schema_Incident
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listMonitoringMetrics: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: listMonitoringMetrics_200_frame,
				item: schema_MonitoringMetric
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	queryMetric: {
		params: queryMetric_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_MetricQueryResult,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
