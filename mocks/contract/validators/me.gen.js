// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, isLonger, isShorter, lack, pattern18, problem, schema_Me, schema_SessionsEnded, under, validate1587, validate26, validate304, validate343, validate56, validate737 } from './shared.gen.js'
const schema_PasswordChange = validate302;
function validate303(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.currentPassword === void 0) {
			vErrors = lack(vErrors, "", "currentPassword");
		}
		if (data.password === void 0) {
			vErrors = lack(vErrors, "", "password");
		}
		for (const key0 in data) if (!(key0 === "currentPassword" || key0 === "password")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.currentPassword !== void 0) {
			let data0 = data.currentPassword;
			if (typeof data0 === "string") {
				if (isLonger(data0, 128)) {
					vErrors = fail(vErrors, "/currentPassword", "maxLength", { limit: 128 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/currentPassword", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/currentPassword", "type", { type: "string" });
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
	validate303.errors = vErrors;
	return vErrors === null;
}
function validate302(data) {
	let vErrors = null;
	if (!validate303(data)) {
		vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
	}
	validate302.errors = vErrors;
	return vErrors === null;
}
const schema_AccountClosing = validate341;
function validate342(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.password === void 0) {
			vErrors = lack(vErrors, "", "password");
		}
		for (const key0 in data) if (!(key0 === "password" || key0 === "code")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.password !== void 0) {
			let data0 = data.password;
			if (typeof data0 === "string") {
				if (isLonger(data0, 128)) {
					vErrors = fail(vErrors, "/password", "maxLength", { limit: 128 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/password", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/password", "type", { type: "string" });
			}
		}
		if (data.code !== void 0) {
			if (!validate343(data.code)) {
				vErrors = under(vErrors, "/code", validate343);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate342.errors = vErrors;
	return vErrors === null;
}
function validate341(data) {
	let vErrors = null;
	if (!validate342(data)) {
		vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
	}
	validate341.errors = vErrors;
	return vErrors === null;
}
const schema_AccountClosure = validate1093;
const schema477 = {
	"type": "string",
	"enum": [
		"left",
		"closed",
		"sole_owner"
	]
};
function validate1097(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "left" || data === "closed" || data === "sole_owner")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema477.enum });
	}
	validate1097.errors = vErrors;
	return vErrors === null;
}
function validate1100(data) {
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
			if (!validate56(data.type)) {
				vErrors = under(vErrors, "/type", validate56);
			}
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 === "string") {
				if (isLonger(data2, 253)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 253 });
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
	validate1100.errors = vErrors;
	return vErrors === null;
}
function validate1099(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		for (const key0 in data) if (!(key0 === "total" || key0 === "items")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.total !== void 0) {
			let data0 = data.total;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/total", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 > 1e6 || isNaN(data0)) {
					vErrors = fail(vErrors, "/total", "maximum", { comparison: "<=", limit: 1e6 });
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/total", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.items !== void 0) {
			let data1 = data.items;
			if (Array.isArray(data1)) {
				if (data1.length > 20) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 20 });
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1100(data1[i0])) {
					vErrors = under(vErrors, "/items/" + i0, validate1100);
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1099.errors = vErrors;
	return vErrors === null;
}
function validate1095(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.outcome === void 0) {
			vErrors = lack(vErrors, "", "outcome");
		}
		if (data.otherMembers === void 0) {
			vErrors = lack(vErrors, "", "otherMembers");
		}
		if (data.resources === void 0) {
			vErrors = lack(vErrors, "", "resources");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "outcome" || key0 === "otherMembers" || key0 === "resources")) {
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
		if (data.outcome !== void 0) {
			if (!validate1097(data.outcome)) {
				vErrors = under(vErrors, "/outcome", validate1097);
			}
		}
		if (data.otherMembers !== void 0) {
			let data3 = data.otherMembers;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/otherMembers", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 > 1e6 || isNaN(data3)) {
					vErrors = fail(vErrors, "/otherMembers", "maximum", { comparison: "<=", limit: 1e6 });
				}
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/otherMembers", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.resources !== void 0) {
			if (!validate1099(data.resources)) {
				vErrors = under(vErrors, "/resources", validate1099);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1095.errors = vErrors;
	return vErrors === null;
}
function validate1094(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.allowed === void 0) {
			vErrors = lack(vErrors, "", "allowed");
		}
		if (data.codeRequired === void 0) {
			vErrors = lack(vErrors, "", "codeRequired");
		}
		if (data.apiKeys === void 0) {
			vErrors = lack(vErrors, "", "apiKeys");
		}
		if (data.organisations === void 0) {
			vErrors = lack(vErrors, "", "organisations");
		}
		for (const key0 in data) if (!(key0 === "allowed" || key0 === "codeRequired" || key0 === "apiKeys" || key0 === "organisations")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.allowed !== void 0) {
			if (typeof data.allowed !== "boolean") {
				vErrors = fail(vErrors, "/allowed", "type", { type: "boolean" });
			}
		}
		if (data.codeRequired !== void 0) {
			if (typeof data.codeRequired !== "boolean") {
				vErrors = fail(vErrors, "/codeRequired", "type", { type: "boolean" });
			}
		}
		if (data.apiKeys !== void 0) {
			let data2 = data.apiKeys;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/apiKeys", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 > 1e6 || isNaN(data2)) {
					vErrors = fail(vErrors, "/apiKeys", "maximum", { comparison: "<=", limit: 1e6 });
				}
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/apiKeys", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.organisations !== void 0) {
			let data3 = data.organisations;
			if (Array.isArray(data3)) {
				if (data3.length > 100) {
					vErrors = fail(vErrors, "/organisations", "maxItems", { limit: 100 });
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1095(data3[i0])) {
					vErrors = under(vErrors, "/organisations/" + i0, validate1095);
				}
			} else {
				vErrors = fail(vErrors, "/organisations", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1094.errors = vErrors;
	return vErrors === null;
}
function validate1093(data) {
	let vErrors = null;
	if (!validate1094(data)) {
		vErrors = vErrors === null ? validate1094.errors : vErrors.concat(validate1094.errors);
	}
	validate1093.errors = vErrors;
	return vErrors === null;
}
const schema_MeUpdate = validate2413;
function validate2414(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 1 });
		}
		for (const key0 in data) if (!(key0 === "fullName" || key0 === "company" || key0 === "jobTitle" || key0 === "timezone" || key0 === "language")) {
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
		if (data.company !== void 0) {
			let data1 = data.company;
			if (typeof data1 === "string") {
				if (isLonger(data1, 120)) {
					vErrors = fail(vErrors, "/company", "maxLength", { limit: 120 });
				}
			} else {
				vErrors = fail(vErrors, "/company", "type", { type: "string" });
			}
		}
		if (data.jobTitle !== void 0) {
			let data2 = data.jobTitle;
			if (typeof data2 === "string") {
				if (isLonger(data2, 120)) {
					vErrors = fail(vErrors, "/jobTitle", "maxLength", { limit: 120 });
				}
			} else {
				vErrors = fail(vErrors, "/jobTitle", "type", { type: "string" });
			}
		}
		if (data.timezone !== void 0) {
			if (!validate737(data.timezone)) {
				vErrors = under(vErrors, "/timezone", validate737);
			}
		}
		if (data.language !== void 0) {
			if (!validate1587(data.language)) {
				vErrors = under(vErrors, "/language", validate1587);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2414.errors = vErrors;
	return vErrors === null;
}
function validate2413(data) {
	let vErrors = null;
	if (!validate2414(data)) {
		vErrors = vErrors === null ? validate2414.errors : vErrors.concat(validate2414.errors);
	}
	validate2413.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	changePassword: {
		params: null,
		body: schema_PasswordChange,
		event: null,
		responses: {
			200: {
				body: schema_SessionsEnded,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	closeAccount: {
		params: null,
		body: schema_AccountClosing,
		event: null,
		responses: {
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
	getAccountClosure: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_AccountClosure,
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
	getMe: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Me,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	updateMe: {
		params: null,
		body: schema_MeUpdate,
		event: null,
		responses: {
			200: {
				body: schema_Me,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
