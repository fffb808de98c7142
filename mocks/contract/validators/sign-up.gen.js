// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats0, formats4, isLonger, isShorter, lack, pattern18, problem, schema_SignedIn, under, validate26, validate304, validate368 } from './shared.gen.js'
const completeSignUp_params = validate351;
function validate351(data) {
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
				if (data1.signUpId === void 0) {
					vErrors = lack(vErrors, "/path", "signUpId");
				}
				for (const key1 in data1) if (!(key1 === "signUpId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.signUpId !== void 0) {
					let data2 = data1.signUpId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/signUpId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/signUpId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/signUpId", "type", { type: "string" });
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
	validate351.errors = vErrors;
	return vErrors === null;
}
const schema_SignUpCompletion = validate352;
const schema164 = {
	"type": "string",
	"enum": [
		"web_applications",
		"mobile_backend",
		"data_processing",
		"machine_learning",
		"development_testing",
		"other"
	]
};
function validate354(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "web_applications" || data === "mobile_backend" || data === "data_processing" || data === "machine_learning" || data === "development_testing" || data === "other")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema164.enum });
	}
	validate354.errors = vErrors;
	return vErrors === null;
}
const schema165 = {
	"type": "string",
	"enum": [
		"new",
		"some",
		"experienced",
		"expert"
	]
};
function validate356(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "new" || data === "some" || data === "experienced" || data === "expert")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema165.enum });
	}
	validate356.errors = vErrors;
	return vErrors === null;
}
function validate353(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "useCase" || key0 === "experience" || key0 === "company")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.useCase !== void 0) {
			if (!validate354(data.useCase)) {
				vErrors = under(vErrors, "/useCase", validate354);
			}
		}
		if (data.experience !== void 0) {
			if (!validate356(data.experience)) {
				vErrors = under(vErrors, "/experience", validate356);
			}
		}
		if (data.company !== void 0) {
			let data2 = data.company;
			if (typeof data2 === "string") {
				if (isLonger(data2, 120)) {
					vErrors = fail(vErrors, "/company", "maxLength", { limit: 120 });
				}
			} else {
				vErrors = fail(vErrors, "/company", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate353.errors = vErrors;
	return vErrors === null;
}
function validate352(data) {
	let vErrors = null;
	if (!validate353(data)) {
		vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
	}
	validate352.errors = vErrors;
	return vErrors === null;
}
const resendSignUpCode_params = validate351;
const schema_SignUp = validate2244;
function validate2245(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.email === void 0) {
			vErrors = lack(vErrors, "", "email");
		}
		if (data.codeExpiresAt === void 0) {
			vErrors = lack(vErrors, "", "codeExpiresAt");
		}
		if (data.resendAvailableAt === void 0) {
			vErrors = lack(vErrors, "", "resendAvailableAt");
		}
		if (data.verified === void 0) {
			vErrors = lack(vErrors, "", "verified");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "email" || key0 === "codeExpiresAt" || key0 === "resendAvailableAt" || key0 === "verified")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.email !== void 0) {
			let data1 = data.email;
			if (typeof data1 === "string") {
				if (isLonger(data1, 254)) {
					vErrors = fail(vErrors, "/email", "maxLength", { limit: 254 });
				}
				if (!formats0.test(data1)) {
					vErrors = fail(vErrors, "/email", "format", { format: "email" });
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", { type: "string" });
			}
		}
		if (data.codeExpiresAt !== void 0) {
			let data2 = data.codeExpiresAt;
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/codeExpiresAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/codeExpiresAt", "type", { type: "string" });
			}
		}
		if (data.resendAvailableAt !== void 0) {
			let data3 = data.resendAvailableAt;
			if (typeof data3 === "string") {
				if (!formats4.test(data3)) {
					vErrors = fail(vErrors, "/resendAvailableAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/resendAvailableAt", "type", { type: "string" });
			}
		}
		if (data.verified !== void 0) {
			if (typeof data.verified !== "boolean") {
				vErrors = fail(vErrors, "/verified", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2245.errors = vErrors;
	return vErrors === null;
}
function validate2244(data) {
	let vErrors = null;
	if (!validate2245(data)) {
		vErrors = vErrors === null ? validate2245.errors : vErrors.concat(validate2245.errors);
	}
	validate2244.errors = vErrors;
	return vErrors === null;
}
const startSignUp_params = validate368;
const schema_SignUpStart = validate2319;
function validate2320(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			vErrors = lack(vErrors, "", "email");
		}
		if (data.fullName === void 0) {
			vErrors = lack(vErrors, "", "fullName");
		}
		if (data.password === void 0) {
			vErrors = lack(vErrors, "", "password");
		}
		for (const key0 in data) if (!(key0 === "email" || key0 === "fullName" || key0 === "password")) {
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
		if (data.fullName !== void 0) {
			let data1 = data.fullName;
			if (typeof data1 === "string") {
				if (isLonger(data1, 120)) {
					vErrors = fail(vErrors, "/fullName", "maxLength", { limit: 120 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/fullName", "minLength", { limit: 1 });
				}
				if (!pattern18.test(data1)) {
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
	validate2320.errors = vErrors;
	return vErrors === null;
}
function validate2319(data) {
	let vErrors = null;
	if (!validate2320(data)) {
		vErrors = vErrors === null ? validate2320.errors : vErrors.concat(validate2320.errors);
	}
	validate2319.errors = vErrors;
	return vErrors === null;
}
const verifySignUp_params = validate351;
const schema_SignUpVerification = validate2466;
const pattern119 = new RegExp("^[0-9]{6}$", "u");
function validate2467(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			vErrors = lack(vErrors, "", "code");
		}
		for (const key0 in data) if (!(key0 === "code")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.code !== void 0) {
			let data0 = data.code;
			if (typeof data0 === "string") {
				if (isLonger(data0, 6)) {
					vErrors = fail(vErrors, "/code", "maxLength", { limit: 6 });
				}
				if (isShorter(data0, 6)) {
					vErrors = fail(vErrors, "/code", "minLength", { limit: 6 });
				}
				if (!pattern119.test(data0)) {
					vErrors = fail(vErrors, "/code", "pattern", { pattern: "^[0-9]{6}$" });
				}
			} else {
				vErrors = fail(vErrors, "/code", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2467.errors = vErrors;
	return vErrors === null;
}
function validate2466(data) {
	let vErrors = null;
	if (!validate2467(data)) {
		vErrors = vErrors === null ? validate2467.errors : vErrors.concat(validate2467.errors);
	}
	validate2466.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	completeSignUp: {
		params: completeSignUp_params,
		body: schema_SignUpCompletion,
		event: null,
		responses: {
			201: {
				body: schema_SignedIn,
				item: null
			},
			400: problem,
			404: problem,
			409: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	resendSignUpCode: {
		params: resendSignUpCode_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_SignUp,
				item: null
			},
			400: problem,
			404: problem,
			409: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	startSignUp: {
		params: startSignUp_params,
		body: schema_SignUpStart,
		event: null,
		responses: {
			201: {
				body: schema_SignUp,
				item: null
			},
			400: problem,
			409: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	verifySignUp: {
		params: verifySignUp_params,
		body: schema_SignUpVerification,
		event: null,
		responses: {
			200: {
				body: schema_SignUp,
				item: null
			},
			400: problem,
			404: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
