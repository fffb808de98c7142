// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats0, formats4, isLonger, isShorter, lack, problem, under, validate21, validate304 } from './shared.gen.js'
const getPasswordReset_params = validate21;
const schema_PasswordReset = validate1618;
function validate1619(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.emailHint === void 0) {
			vErrors = lack(vErrors, "", "emailHint");
		}
		if (data.expiresAt === void 0) {
			vErrors = lack(vErrors, "", "expiresAt");
		}
		for (const key0 in data) if (!(key0 === "emailHint" || key0 === "expiresAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.emailHint !== void 0) {
			let data0 = data.emailHint;
			if (typeof data0 === "string") {
				if (isLonger(data0, 254)) {
					vErrors = fail(vErrors, "/emailHint", "maxLength", { limit: 254 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/emailHint", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/emailHint", "type", { type: "string" });
			}
		}
		if (data.expiresAt !== void 0) {
			let data1 = data.expiresAt;
			if (typeof data1 === "string") {
				if (!formats4.test(data1)) {
					vErrors = fail(vErrors, "/expiresAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/expiresAt", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1619.errors = vErrors;
	return vErrors === null;
}
function validate1618(data) {
	let vErrors = null;
	if (!validate1619(data)) {
		vErrors = vErrors === null ? validate1619.errors : vErrors.concat(validate1619.errors);
	}
	validate1618.errors = vErrors;
	return vErrors === null;
}
const schema_PasswordResetRequest = validate2236;
function validate2237(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			vErrors = lack(vErrors, "", "email");
		}
		for (const key0 in data) if (!(key0 === "email")) {
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
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2237.errors = vErrors;
	return vErrors === null;
}
function validate2236(data) {
	let vErrors = null;
	if (!validate2237(data)) {
		vErrors = vErrors === null ? validate2237.errors : vErrors.concat(validate2237.errors);
	}
	validate2236.errors = vErrors;
	return vErrors === null;
}
const schema_PasswordResetRequested = validate2239;
function validate2240(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.message === void 0) {
			vErrors = lack(vErrors, "", "message");
		}
		for (const key0 in data) if (!(key0 === "message")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.message !== void 0) {
			let data0 = data.message;
			if (typeof data0 === "string") {
				if (isLonger(data0, 300)) {
					vErrors = fail(vErrors, "/message", "maxLength", { limit: 300 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/message", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/message", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2240.errors = vErrors;
	return vErrors === null;
}
function validate2239(data) {
	let vErrors = null;
	if (!validate2240(data)) {
		vErrors = vErrors === null ? validate2240.errors : vErrors.concat(validate2240.errors);
	}
	validate2239.errors = vErrors;
	return vErrors === null;
}
const resetPassword_params = validate21;
const schema_PasswordResetCompletion = validate2249;
function validate2250(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.password === void 0) {
			vErrors = lack(vErrors, "", "password");
		}
		for (const key0 in data) if (!(key0 === "password")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.password !== void 0) {
			if (!validate304(data.password)) {
				vErrors = under(vErrors, "/password", validate304);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2250.errors = vErrors;
	return vErrors === null;
}
function validate2249(data) {
	let vErrors = null;
	if (!validate2250(data)) {
		vErrors = vErrors === null ? validate2250.errors : vErrors.concat(validate2250.errors);
	}
	validate2249.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	getPasswordReset: {
		params: getPasswordReset_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_PasswordReset,
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
	requestPasswordReset: {
		params: null,
		body: schema_PasswordResetRequest,
		event: null,
		responses: {
			202: {
				body: schema_PasswordResetRequested,
				item: null
			},
			400: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	resetPassword: {
		params: resetPassword_params,
		body: schema_PasswordResetCompletion,
		event: null,
		responses: {
			400: problem,
			404: problem,
			410: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
