// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats0, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, pattern18, problem, schema_SignedIn, schema_TeamMember, under, validate21, validate304, validate34, validate368, validate399, validate730 } from './shared.gen.js'
const acceptInvitation_params = validate21;
const cancelInvitation_params = validate210;
function validate210(data) {
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
				if (data1.invitationId === void 0) {
					vErrors = lack(vErrors, "/path", "invitationId");
				}
				for (const key1 in data1) if (!(key1 === "invitationId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.invitationId !== void 0) {
					let data2 = data1.invitationId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/invitationId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/invitationId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/invitationId", "type", { type: "string" });
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
	validate210.errors = vErrors;
	return vErrors === null;
}
const createInvitation_params = validate368;
const schema_InvitationCreate = validate726;
const schema303 = {
	"type": "string",
	"enum": [
		"Admin",
		"Developer",
		"Viewer"
	]
};
function validate728(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "Admin" || data === "Developer" || data === "Viewer")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema303.enum });
	}
	validate728.errors = vErrors;
	return vErrors === null;
}
function validate727(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			vErrors = lack(vErrors, "", "email");
		}
		if (data.teamRole === void 0) {
			vErrors = lack(vErrors, "", "teamRole");
		}
		for (const key0 in data) if (!(key0 === "email" || key0 === "teamRole" || key0 === "customRoleIds" || key0 === "message")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.email !== void 0) {
			let data0 = data.email;
			if (typeof data0 === "string") {
				if (isLonger(data0, 254)) {
					vErrors = fail(vErrors, "/email", "maxLength", { limit: 254 });
				}
				if (!formats0.test(data0)) {
					vErrors = fail(vErrors, "/email", "format", { format: "email" });
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", { type: "string" });
			}
		}
		if (data.teamRole !== void 0) {
			if (!validate728(data.teamRole)) {
				vErrors = under(vErrors, "/teamRole", validate728);
			}
		}
		if (data.customRoleIds !== void 0) {
			if (!validate730(data.customRoleIds)) {
				vErrors = under(vErrors, "/customRoleIds", validate730);
			}
		}
		if (data.message !== void 0) {
			let data3 = data.message;
			if (typeof data3 === "string") {
				if (isLonger(data3, 1e3)) {
					vErrors = fail(vErrors, "/message", "maxLength", { limit: 1e3 });
				}
			} else {
				vErrors = fail(vErrors, "/message", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate727.errors = vErrors;
	return vErrors === null;
}
function validate726(data) {
	let vErrors = null;
	if (!validate727(data)) {
		vErrors = vErrors === null ? validate727.errors : vErrors.concat(validate727.errors);
	}
	validate726.errors = vErrors;
	return vErrors === null;
}
const getInvitationLink_params = validate21;
const schema_InvitationOffer = validate1455;
const schema622 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"organisation",
		"invitedBy",
		"email",
		"teamRole",
		"customRoles",
		"message",
		"expiresAt",
		"hasAccount",
		"leaves",
		"isBlocked"
	],
	"properties": {
		"organisation": {
			"type": "string",
			"minLength": 1,
			"maxLength": 120
		},
		"invitedBy": {
			"type": "string",
			"minLength": 1,
			"maxLength": 120
		},
		"email": {
			"type": "string",
			"format": "email",
			"maxLength": 254
		},
		"teamRole": { "$ref": "#/components/schemas/TeamRole" },
		"customRoles": {
			"type": "array",
			"maxItems": 20,
			"items": { "$ref": "#/components/schemas/RoleName" }
		},
		"message": {
			"type": "string",
			"maxLength": 1e3
		},
		"expiresAt": {
			"type": "string",
			"format": "date-time"
		},
		"hasAccount": { "type": "boolean" },
		"leaves": {
			"type": ["string", "null"],
			"maxLength": 120
		},
		"isBlocked": { "type": "boolean" }
	}
};
function validate1456(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.organisation === void 0) {
			vErrors = lack(vErrors, "", "organisation");
		}
		if (data.invitedBy === void 0) {
			vErrors = lack(vErrors, "", "invitedBy");
		}
		if (data.email === void 0) {
			vErrors = lack(vErrors, "", "email");
		}
		if (data.teamRole === void 0) {
			vErrors = lack(vErrors, "", "teamRole");
		}
		if (data.customRoles === void 0) {
			vErrors = lack(vErrors, "", "customRoles");
		}
		if (data.message === void 0) {
			vErrors = lack(vErrors, "", "message");
		}
		if (data.expiresAt === void 0) {
			vErrors = lack(vErrors, "", "expiresAt");
		}
		if (data.hasAccount === void 0) {
			vErrors = lack(vErrors, "", "hasAccount");
		}
		if (data.leaves === void 0) {
			vErrors = lack(vErrors, "", "leaves");
		}
		if (data.isBlocked === void 0) {
			vErrors = lack(vErrors, "", "isBlocked");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema622)) for (const key0 in data) if (!func27.call(schema622.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.organisation !== void 0) {
			let data0 = data.organisation;
			if (typeof data0 === "string") {
				if (isLonger(data0, 120)) {
					vErrors = fail(vErrors, "/organisation", "maxLength", { limit: 120 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/organisation", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/organisation", "type", { type: "string" });
			}
		}
		if (data.invitedBy !== void 0) {
			let data1 = data.invitedBy;
			if (typeof data1 === "string") {
				if (isLonger(data1, 120)) {
					vErrors = fail(vErrors, "/invitedBy", "maxLength", { limit: 120 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/invitedBy", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/invitedBy", "type", { type: "string" });
			}
		}
		if (data.email !== void 0) {
			let data2 = data.email;
			if (typeof data2 === "string") {
				if (isLonger(data2, 254)) {
					vErrors = fail(vErrors, "/email", "maxLength", { limit: 254 });
				}
				if (!formats0.test(data2)) {
					vErrors = fail(vErrors, "/email", "format", { format: "email" });
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", { type: "string" });
			}
		}
		if (data.teamRole !== void 0) {
			if (!validate34(data.teamRole)) {
				vErrors = under(vErrors, "/teamRole", validate34);
			}
		}
		if (data.customRoles !== void 0) {
			let data4 = data.customRoles;
			if (Array.isArray(data4)) {
				if (data4.length > 20) {
					vErrors = fail(vErrors, "/customRoles", "maxItems", { limit: 20 });
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate399(data4[i0])) {
					vErrors = under(vErrors, "/customRoles/" + i0, validate399);
				}
			} else {
				vErrors = fail(vErrors, "/customRoles", "type", { type: "array" });
			}
		}
		if (data.message !== void 0) {
			let data6 = data.message;
			if (typeof data6 === "string") {
				if (isLonger(data6, 1e3)) {
					vErrors = fail(vErrors, "/message", "maxLength", { limit: 1e3 });
				}
			} else {
				vErrors = fail(vErrors, "/message", "type", { type: "string" });
			}
		}
		if (data.expiresAt !== void 0) {
			let data7 = data.expiresAt;
			if (typeof data7 === "string") {
				if (!formats4.test(data7)) {
					vErrors = fail(vErrors, "/expiresAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/expiresAt", "type", { type: "string" });
			}
		}
		if (data.hasAccount !== void 0) {
			if (typeof data.hasAccount !== "boolean") {
				vErrors = fail(vErrors, "/hasAccount", "type", { type: "boolean" });
			}
		}
		if (data.leaves !== void 0) {
			let data9 = data.leaves;
			if (typeof data9 !== "string" && data9 !== null) {
				vErrors = fail(vErrors, "/leaves", "type", { type: schema622.properties.leaves.type });
			}
			if (typeof data9 === "string") {
				if (isLonger(data9, 120)) {
					vErrors = fail(vErrors, "/leaves", "maxLength", { limit: 120 });
				}
			}
		}
		if (data.isBlocked !== void 0) {
			if (typeof data.isBlocked !== "boolean") {
				vErrors = fail(vErrors, "/isBlocked", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1456.errors = vErrors;
	return vErrors === null;
}
function validate1455(data) {
	let vErrors = null;
	if (!validate1456(data)) {
		vErrors = vErrors === null ? validate1456.errors : vErrors.concat(validate1456.errors);
	}
	validate1455.errors = vErrors;
	return vErrors === null;
}
const resendInvitation_params = validate210;
const signUpByInvitation_params = validate21;
const schema_InvitationSignUp = validate2312;
function validate2313(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.fullName === void 0) {
			vErrors = lack(vErrors, "", "fullName");
		}
		if (data.password === void 0) {
			vErrors = lack(vErrors, "", "password");
		}
		for (const key0 in data) if (!(key0 === "fullName" || key0 === "password")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.fullName !== void 0) {
			let data0 = data.fullName;
			if (typeof data0 === "string") {
				if (isLonger(data0, 120)) {
					vErrors = fail(vErrors, "/fullName", "maxLength", { limit: 120 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/fullName", "minLength", { limit: 1 });
				}
				if (!pattern18.test(data0)) {
					vErrors = fail(vErrors, "/fullName", "pattern", { pattern: "\\S" });
				}
			} else {
				vErrors = fail(vErrors, "/fullName", "type", { type: "string" });
			}
		}
		if (data.password !== void 0) {
			if (!validate304(data.password)) {
				vErrors = under(vErrors, "/password", validate304);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2313.errors = vErrors;
	return vErrors === null;
}
function validate2312(data) {
	let vErrors = null;
	if (!validate2313(data)) {
		vErrors = vErrors === null ? validate2313.errors : vErrors.concat(validate2313.errors);
	}
	validate2312.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	acceptInvitation: {
		params: acceptInvitation_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_SignedIn,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			409: problem,
			410: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	cancelInvitation: {
		params: cancelInvitation_params,
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
	createInvitation: {
		params: createInvitation_params,
		body: schema_InvitationCreate,
		event: null,
		responses: {
			201: {
				body: schema_TeamMember,
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
	getInvitationLink: {
		params: getInvitationLink_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_InvitationOffer,
				item: null
			},
			400: problem,
			404: problem,
			410: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	resendInvitation: {
		params: resendInvitation_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_TeamMember,
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
	signUpByInvitation: {
		params: signUpByInvitation_params,
		body: schema_InvitationSignUp,
		event: null,
		responses: {
			201: {
				body: schema_SignedIn,
				item: null
			},
			400: problem,
			404: problem,
			409: problem,
			410: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
