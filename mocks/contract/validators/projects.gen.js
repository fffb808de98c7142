// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func0, isLonger, isShorter, lack, pattern18, problem, under, validate122, validate1758, validate26, validate368, validate56, validate92 } from './shared.gen.js'
const createProject_params = validate368;
const schema_ProjectCreate = validate839;
function validate841(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 60)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 60 });
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
	validate841.errors = vErrors;
	return vErrors === null;
}
function validate840(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "description")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate841(data.name)) {
				vErrors = under(vErrors, "/name", validate841);
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
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate840.errors = vErrors;
	return vErrors === null;
}
function validate839(data) {
	let vErrors = null;
	if (!validate840(data)) {
		vErrors = vErrors === null ? validate840.errors : vErrors.concat(validate840.errors);
	}
	validate839.errors = vErrors;
	return vErrors === null;
}
const schema_Project = validate844;
function validate845(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.description === void 0) {
			vErrors = lack(vErrors, "", "description");
		}
		if (data.isDefault === void 0) {
			vErrors = lack(vErrors, "", "isDefault");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		if (data.updatedAt === void 0) {
			vErrors = lack(vErrors, "", "updatedAt");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "description" || key0 === "isDefault" || key0 === "createdAt" || key0 === "updatedAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.name !== void 0) {
			if (!validate841(data.name)) {
				vErrors = under(vErrors, "/name", validate841);
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 === "string") {
				if (isLonger(data2, 300)) {
					vErrors = fail(vErrors, "/description", "maxLength", { limit: 300 });
				}
			} else {
				vErrors = fail(vErrors, "/description", "type", { type: "string" });
			}
		}
		if (data.isDefault !== void 0) {
			if (typeof data.isDefault !== "boolean") {
				vErrors = fail(vErrors, "/isDefault", "type", { type: "boolean" });
			}
		}
		if (data.createdAt !== void 0) {
			let data4 = data.createdAt;
			if (typeof data4 === "string") {
				if (!formats4.test(data4)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
			}
		}
		if (data.updatedAt !== void 0) {
			let data5 = data.updatedAt;
			if (typeof data5 === "string") {
				if (!formats4.test(data5)) {
					vErrors = fail(vErrors, "/updatedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/updatedAt", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate845.errors = vErrors;
	return vErrors === null;
}
function validate844(data) {
	let vErrors = null;
	if (!validate845(data)) {
		vErrors = vErrors === null ? validate845.errors : vErrors.concat(validate845.errors);
	}
	validate844.errors = vErrors;
	return vErrors === null;
}
const deleteProject_params = validate979;
function validate979(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "moveTo")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.moveTo !== void 0) {
					let data1 = data0.moveTo;
					if (typeof data1 === "string") {
						if (isLonger(data1, 64)) {
							vErrors = fail(vErrors, "/query/moveTo", "maxLength", { limit: 64 });
						}
						if (isShorter(data1, 1)) {
							vErrors = fail(vErrors, "/query/moveTo", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/moveTo", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data2 = data.path;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.projectId === void 0) {
					vErrors = lack(vErrors, "/path", "projectId");
				}
				for (const key1 in data2) if (!(key1 === "projectId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data2.projectId !== void 0) {
					let data3 = data2.projectId;
					if (typeof data3 === "string") {
						if (isLonger(data3, 64)) {
							vErrors = fail(vErrors, "/path/projectId", "maxLength", { limit: 64 });
						}
						if (isShorter(data3, 1)) {
							vErrors = fail(vErrors, "/path/projectId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/projectId", "type", { type: "string" });
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
	validate979.errors = vErrors;
	return vErrors === null;
}
const getProject_params = validate1621;
function validate1621(data) {
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
				if (data1.projectId === void 0) {
					vErrors = lack(vErrors, "/path", "projectId");
				}
				for (const key1 in data1) if (!(key1 === "projectId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.projectId !== void 0) {
					let data2 = data1.projectId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/projectId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/projectId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/projectId", "type", { type: "string" });
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
	validate1621.errors = vErrors;
	return vErrors === null;
}
const listProjectCosts_200_frame = validate2042;
function validate2042(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			vErrors = lack(vErrors, "", "from");
		}
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "items")) {
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
		if (data.items !== void 0) {
			let data1 = data.items;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 1e3 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2042.errors = vErrors;
	return vErrors === null;
}
const schema_ProjectCost = validate2043;
function validate2044(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.projectId === void 0) {
			vErrors = lack(vErrors, "", "projectId");
		}
		if (data.cost === void 0) {
			vErrors = lack(vErrors, "", "cost");
		}
		for (const key0 in data) if (!(key0 === "projectId" || key0 === "cost")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.projectId !== void 0) {
			if (!validate26(data.projectId)) {
				vErrors = under(vErrors, "/projectId", validate26);
			}
		}
		if (data.cost !== void 0) {
			if (!validate122(data.cost)) {
				vErrors = under(vErrors, "/cost", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2044.errors = vErrors;
	return vErrors === null;
}
function validate2043(data) {
	let vErrors = null;
	if (!validate2044(data)) {
		vErrors = vErrors === null ? validate2044.errors : vErrors.concat(validate2044.errors);
	}
	validate2043.errors = vErrors;
	return vErrors === null;
}
const listProjects_params = validate2048;
function validate2048(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "q")) {
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
	validate2048.errors = vErrors;
	return vErrors === null;
}
const listProjects_200_frame = validate1758;
const listProjectUsage_200_frame = validate1758;
const schema_ProjectUsage = validate2051;
function validate2054(data) {
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
			if (!validate56(data.type)) {
				vErrors = under(vErrors, "/type", validate56);
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
	validate2054.errors = vErrors;
	return vErrors === null;
}
function validate2057(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.lastChangeAt === void 0) {
			vErrors = lack(vErrors, "", "lastChangeAt");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "lastChangeAt")) {
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
		if (data.lastChangeAt !== void 0) {
			let data2 = data.lastChangeAt;
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/lastChangeAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/lastChangeAt", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2057.errors = vErrors;
	return vErrors === null;
}
function validate2052(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.projectId === void 0) {
			vErrors = lack(vErrors, "", "projectId");
		}
		if (data.resources === void 0) {
			vErrors = lack(vErrors, "", "resources");
		}
		if (data.members === void 0) {
			vErrors = lack(vErrors, "", "members");
		}
		for (const key0 in data) if (!(key0 === "projectId" || key0 === "resources" || key0 === "members")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.projectId !== void 0) {
			if (!validate26(data.projectId)) {
				vErrors = under(vErrors, "/projectId", validate26);
			}
		}
		if (data.resources !== void 0) {
			let data1 = data.resources;
			if (Array.isArray(data1)) {
				if (data1.length > 9) {
					vErrors = fail(vErrors, "/resources", "maxItems", { limit: 9 });
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate2054(data1[i0])) {
					vErrors = under(vErrors, "/resources/" + i0, validate2054);
				}
			} else {
				vErrors = fail(vErrors, "/resources", "type", { type: "array" });
			}
		}
		if (data.members !== void 0) {
			let data3 = data.members;
			if (Array.isArray(data3)) {
				if (data3.length > 1e3) {
					vErrors = fail(vErrors, "/members", "maxItems", { limit: 1e3 });
				}
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate2057(data3[i1])) {
					vErrors = under(vErrors, "/members/" + i1, validate2057);
				}
			} else {
				vErrors = fail(vErrors, "/members", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2052.errors = vErrors;
	return vErrors === null;
}
function validate2051(data) {
	let vErrors = null;
	if (!validate2052(data)) {
		vErrors = vErrors === null ? validate2052.errors : vErrors.concat(validate2052.errors);
	}
	validate2051.errors = vErrors;
	return vErrors === null;
}
const moveResources_params = validate1621;
const schema_ResourceMove = validate2128;
function validate2129(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.resourceIds === void 0) {
			vErrors = lack(vErrors, "", "resourceIds");
		}
		for (const key0 in data) if (!(key0 === "resourceIds")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.resourceIds !== void 0) {
			let data0 = data.resourceIds;
			if (Array.isArray(data0)) {
				if (data0.length > 100) {
					vErrors = fail(vErrors, "/resourceIds", "maxItems", { limit: 100 });
				}
				if (data0.length < 1) {
					vErrors = fail(vErrors, "/resourceIds", "minItems", { limit: 1 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate26(data0[i0])) {
					vErrors = under(vErrors, "/resourceIds/" + i0, validate26);
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data0[i1], data0[j0])) {
						vErrors = fail(vErrors, "/resourceIds", "uniqueItems", { i: i1, j: j0 });
						break outer0;
					}
				}
			} else {
				vErrors = fail(vErrors, "/resourceIds", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2129.errors = vErrors;
	return vErrors === null;
}
function validate2128(data) {
	let vErrors = null;
	if (!validate2129(data)) {
		vErrors = vErrors === null ? validate2129.errors : vErrors.concat(validate2129.errors);
	}
	validate2128.errors = vErrors;
	return vErrors === null;
}
const moveResources_200_frame = validate92;
const schema_ResourceMoveItem = validate2133;
const schema974 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"resourceId",
		"outcome",
		"name",
		"reason"
	],
	"properties": {
		"resourceId": { "$ref": "#/components/schemas/ResourceId" },
		"outcome": { "$ref": "#/components/schemas/ResourceMoveOutcome" },
		"name": {
			"type": ["string", "null"],
			"maxLength": 253
		},
		"reason": {
			"type": ["string", "null"],
			"maxLength": 300
		}
	}
};
const schema975 = {
	"type": "string",
	"enum": [
		"moved",
		"unchanged",
		"refused",
		"not_found"
	]
};
function validate2136(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "moved" || data === "unchanged" || data === "refused" || data === "not_found")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema975.enum });
	}
	validate2136.errors = vErrors;
	return vErrors === null;
}
function validate2134(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.resourceId === void 0) {
			vErrors = lack(vErrors, "", "resourceId");
		}
		if (data.outcome === void 0) {
			vErrors = lack(vErrors, "", "outcome");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.reason === void 0) {
			vErrors = lack(vErrors, "", "reason");
		}
		for (const key0 in data) if (!(key0 === "resourceId" || key0 === "outcome" || key0 === "name" || key0 === "reason")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.resourceId !== void 0) {
			if (!validate26(data.resourceId)) {
				vErrors = under(vErrors, "/resourceId", validate26);
			}
		}
		if (data.outcome !== void 0) {
			if (!validate2136(data.outcome)) {
				vErrors = under(vErrors, "/outcome", validate2136);
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 !== "string" && data2 !== null) {
				vErrors = fail(vErrors, "/name", "type", { type: schema974.properties.name.type });
			}
			if (typeof data2 === "string") {
				if (isLonger(data2, 253)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 253 });
				}
			}
		}
		if (data.reason !== void 0) {
			let data3 = data.reason;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = fail(vErrors, "/reason", "type", { type: schema974.properties.reason.type });
			}
			if (typeof data3 === "string") {
				if (isLonger(data3, 300)) {
					vErrors = fail(vErrors, "/reason", "maxLength", { limit: 300 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2134.errors = vErrors;
	return vErrors === null;
}
function validate2133(data) {
	let vErrors = null;
	if (!validate2134(data)) {
		vErrors = vErrors === null ? validate2134.errors : vErrors.concat(validate2134.errors);
	}
	validate2133.errors = vErrors;
	return vErrors === null;
}
const updateProject_params = validate1621;
const schema_ProjectUpdate = validate2438;
function validate2439(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 1 });
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "description")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate841(data.name)) {
				vErrors = under(vErrors, "/name", validate841);
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
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2439.errors = vErrors;
	return vErrors === null;
}
function validate2438(data) {
	let vErrors = null;
	if (!validate2439(data)) {
		vErrors = vErrors === null ? validate2439.errors : vErrors.concat(validate2439.errors);
	}
	validate2438.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	createProject: {
		params: createProject_params,
		body: schema_ProjectCreate,
		event: null,
		responses: {
			201: {
				body: schema_Project,
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
	deleteProject: {
		params: deleteProject_params,
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
	getProject: {
		params: getProject_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Project,
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
	listProjectCosts: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: listProjectCosts_200_frame,
				item: schema_ProjectCost
			},
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listProjects: {
		params: listProjects_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listProjects_200_frame,
				item: schema_Project
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listProjectUsage: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: listProjectUsage_200_frame,
				item: schema_ProjectUsage
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	moveResources: {
		params: moveResources_params,
		body: schema_ResourceMove,
		event: null,
		responses: {
			200: {
				body: moveResources_200_frame,
				item: schema_ResourceMoveItem
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
	updateProject: {
		params: updateProject_params,
		body: schema_ProjectUpdate,
		event: null,
		responses: {
			200: {
				body: schema_Project,
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
