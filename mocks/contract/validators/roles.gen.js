// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func0, func27, isLonger, isShorter, lack, mayHaveStrangers, pattern8, problem, under, validate26, validate36, validate368, validate399, validate92 } from './shared.gen.js'
const createRole_params = validate368;
const schema_RoleCreate = validate850;
const schema356 = {
	"type": "string",
	"enum": [
		"manage_resources",
		"manage_team",
		"manage_billing",
		"view_billing",
		"deploy",
		"view_logs"
	]
};
function validate854(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "manage_resources" || data === "manage_team" || data === "manage_billing" || data === "view_billing" || data === "deploy" || data === "view_logs")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema356.enum });
	}
	validate854.errors = vErrors;
	return vErrors === null;
}
function validate853(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 6) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 6 });
		}
		if (data.length < 1) {
			vErrors = fail(vErrors, "", "minItems", { limit: 1 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate854(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate854);
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
	validate853.errors = vErrors;
	return vErrors === null;
}
function validate851(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.permissions === void 0) {
			vErrors = lack(vErrors, "", "permissions");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "description" || key0 === "permissions")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate399(data.name)) {
				vErrors = under(vErrors, "/name", validate399);
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
		if (data.permissions !== void 0) {
			if (!validate853(data.permissions)) {
				vErrors = under(vErrors, "/permissions", validate853);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate851.errors = vErrors;
	return vErrors === null;
}
function validate850(data) {
	let vErrors = null;
	if (!validate851(data)) {
		vErrors = vErrors === null ? validate851.errors : vErrors.concat(validate851.errors);
	}
	validate850.errors = vErrors;
	return vErrors === null;
}
const schema_Role = validate858;
const schema358 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"name",
		"description",
		"permissions",
		"memberCount",
		"createdAt",
		"updatedAt",
		"etag"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"kind": { "$ref": "#/components/schemas/RoleKind" },
		"name": { "$ref": "#/components/schemas/RoleName" },
		"description": {
			"type": "string",
			"maxLength": 300
		},
		"permissions": {
			"type": "array",
			"uniqueItems": true,
			"maxItems": 7,
			"items": { "$ref": "#/components/schemas/Permission" }
		},
		"memberCount": {
			"type": "integer",
			"minimum": 0
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"etag": {
			"type": "string",
			"minLength": 3,
			"maxLength": 66
		}
	}
};
const schema359 = {
	"type": "string",
	"enum": ["team", "custom"]
};
function validate861(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "team" || data === "custom")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema359.enum });
	}
	validate861.errors = vErrors;
	return vErrors === null;
}
function validate859(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.kind === void 0) {
			vErrors = lack(vErrors, "", "kind");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.description === void 0) {
			vErrors = lack(vErrors, "", "description");
		}
		if (data.permissions === void 0) {
			vErrors = lack(vErrors, "", "permissions");
		}
		if (data.memberCount === void 0) {
			vErrors = lack(vErrors, "", "memberCount");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		if (data.updatedAt === void 0) {
			vErrors = lack(vErrors, "", "updatedAt");
		}
		if (data.etag === void 0) {
			vErrors = lack(vErrors, "", "etag");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema358)) for (const key0 in data) if (!func27.call(schema358.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.kind !== void 0) {
			if (!validate861(data.kind)) {
				vErrors = under(vErrors, "/kind", validate861);
			}
		}
		if (data.name !== void 0) {
			if (!validate399(data.name)) {
				vErrors = under(vErrors, "/name", validate399);
			}
		}
		if (data.description !== void 0) {
			let data3 = data.description;
			if (typeof data3 === "string") {
				if (isLonger(data3, 300)) {
					vErrors = fail(vErrors, "/description", "maxLength", { limit: 300 });
				}
			} else {
				vErrors = fail(vErrors, "/description", "type", { type: "string" });
			}
		}
		if (data.permissions !== void 0) {
			let data4 = data.permissions;
			if (Array.isArray(data4)) {
				if (data4.length > 7) {
					vErrors = fail(vErrors, "/permissions", "maxItems", { limit: 7 });
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate36(data4[i0])) {
					vErrors = under(vErrors, "/permissions/" + i0, validate36);
				}
				let i1 = data4.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data4[i1], data4[j0])) {
						vErrors = fail(vErrors, "/permissions", "uniqueItems", { i: i1, j: j0 });
						break outer0;
					}
				}
			} else {
				vErrors = fail(vErrors, "/permissions", "type", { type: "array" });
			}
		}
		if (data.memberCount !== void 0) {
			let data6 = data.memberCount;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
				vErrors = fail(vErrors, "/memberCount", "type", { type: "integer" });
			}
			if (typeof data6 == "number") {
				if (data6 < 0 || isNaN(data6)) {
					vErrors = fail(vErrors, "/memberCount", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.createdAt !== void 0) {
			let data7 = data.createdAt;
			if (typeof data7 === "string") {
				if (!formats4.test(data7)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
			}
		}
		if (data.updatedAt !== void 0) {
			let data8 = data.updatedAt;
			if (typeof data8 === "string") {
				if (!formats4.test(data8)) {
					vErrors = fail(vErrors, "/updatedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/updatedAt", "type", { type: "string" });
			}
		}
		if (data.etag !== void 0) {
			let data9 = data.etag;
			if (typeof data9 === "string") {
				if (isLonger(data9, 66)) {
					vErrors = fail(vErrors, "/etag", "maxLength", { limit: 66 });
				}
				if (isShorter(data9, 3)) {
					vErrors = fail(vErrors, "/etag", "minLength", { limit: 3 });
				}
			} else {
				vErrors = fail(vErrors, "/etag", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate859.errors = vErrors;
	return vErrors === null;
}
function validate858(data) {
	let vErrors = null;
	if (!validate859(data)) {
		vErrors = vErrors === null ? validate859.errors : vErrors.concat(validate859.errors);
	}
	validate858.errors = vErrors;
	return vErrors === null;
}
const deleteRole_params = validate980;
function validate980(data) {
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
				if (data1.roleId === void 0) {
					vErrors = lack(vErrors, "/path", "roleId");
				}
				for (const key1 in data1) if (!(key1 === "roleId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.roleId !== void 0) {
					let data2 = data1.roleId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/roleId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/roleId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/roleId", "type", { type: "string" });
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
	validate980.errors = vErrors;
	return vErrors === null;
}
const getRole_params = validate980;
const listRoles_200_frame = validate92;
const updateRole_params = validate2442;
function validate2442(data) {
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
				if (data1.roleId === void 0) {
					vErrors = lack(vErrors, "/path", "roleId");
				}
				for (const key1 in data1) if (!(key1 === "roleId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.roleId !== void 0) {
					let data2 = data1.roleId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/roleId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/roleId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/roleId", "type", { type: "string" });
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
	validate2442.errors = vErrors;
	return vErrors === null;
}
const schema_RoleUpdate = validate2443;
function validate2444(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 1 });
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "description" || key0 === "permissions")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate399(data.name)) {
				vErrors = under(vErrors, "/name", validate399);
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
		if (data.permissions !== void 0) {
			if (!validate853(data.permissions)) {
				vErrors = under(vErrors, "/permissions", validate853);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2444.errors = vErrors;
	return vErrors === null;
}
function validate2443(data) {
	let vErrors = null;
	if (!validate2444(data)) {
		vErrors = vErrors === null ? validate2444.errors : vErrors.concat(validate2444.errors);
	}
	validate2443.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	createRole: {
		params: createRole_params,
		body: schema_RoleCreate,
		event: null,
		responses: {
			201: {
				body: schema_Role,
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
	deleteRole: {
		params: deleteRole_params,
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
	getRole: {
		params: getRole_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Role,
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
	listRoles: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: listRoles_200_frame,
				item: schema_Role
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	updateRole: {
		params: updateRole_params,
		body: schema_RoleUpdate,
		event: null,
		responses: {
			200: {
				body: schema_Role,
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
	}
}
