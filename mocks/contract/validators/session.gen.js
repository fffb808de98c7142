// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats0, formats4, isLonger, isShorter, lack, problem, schema_SignedIn, under, validate24, validate26, validate347 } from './shared.gen.js'
const completeLogIn_params = validate346;
function validate346(data) {
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
				if (data1.challengeId === void 0) {
					vErrors = lack(vErrors, "/path", "challengeId");
				}
				for (const key1 in data1) if (!(key1 === "challengeId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.challengeId !== void 0) {
					let data2 = data1.challengeId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/challengeId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/challengeId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/challengeId", "type", { type: "string" });
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
	validate346.errors = vErrors;
	return vErrors === null;
}
const schema_LogInCompletion = validate347;
const schema_Session = validate1646;
const schema701 = {
	"type": "object",
	"required": ["signedIn"],
	"properties": { "signedIn": { "enum": [false, true] } },
	"allOf": [{
		"if": {
			"type": "object",
			"required": ["signedIn"],
			"properties": { "signedIn": { "const": false } }
		},
		"then": { "$ref": "#/components/schemas/SignedOut" }
	}, {
		"if": {
			"type": "object",
			"required": ["signedIn"],
			"properties": { "signedIn": { "const": true } }
		},
		"then": { "$ref": "#/components/schemas/SignedIn" }
	}]
};
function validate1648(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.signedIn === void 0) {
			vErrors = lack(vErrors, "", "signedIn");
		}
		for (const key0 in data) if (!(key0 === "signedIn")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.signedIn !== void 0) {
			let data0 = data.signedIn;
			if (typeof data0 !== "boolean") {
				vErrors = fail(vErrors, "/signedIn", "type", { type: "boolean" });
			}
			if (false !== data0) {
				vErrors = fail(vErrors, "/signedIn", "const", { allowedValue: false });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1648.errors = vErrors;
	return vErrors === null;
}
function validate1647(data) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (errors === _errs3) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.signedIn === void 0 && "signedIn") {
				const err0 = {};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			} else if (data.signedIn !== void 0) {
				if (false !== data.signedIn) {
					const err1 = {};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
		} else {
			const err2 = {};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs6 = errors;
		if (!validate1648(data)) {
			vErrors = vErrors === null ? validate1648.errors : vErrors.concat(validate1648.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs6 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		vErrors = fail(vErrors, "", "if", { failingKeyword: "then" });
		errors++;
	}
	const _errs8 = errors;
	let valid3 = true;
	const _errs9 = errors;
	if (errors === _errs9) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.signedIn === void 0 && "signedIn") {
				const err4 = {};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else if (data.signedIn !== void 0) {
				if (true !== data.signedIn) {
					const err5 = {};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		} else {
			const err6 = {};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	}
	var _valid1 = _errs9 === errors;
	errors = _errs8;
	if (vErrors !== null) {
		if (_errs8) vErrors.length = _errs8;
		else vErrors = null;
	}
	if (_valid1) {
		const _errs12 = errors;
		if (!validate24(data)) {
			vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
			errors = vErrors.length;
		}
		var _valid1 = _errs12 === errors;
		valid3 = _valid1;
	}
	if (!valid3) {
		vErrors = fail(vErrors, "", "if", { failingKeyword: "then" });
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.signedIn === void 0) {
			vErrors = lack(vErrors, "", "signedIn");
			errors++;
		}
		if (data.signedIn !== void 0) {
			let data2 = data.signedIn;
			if (!(data2 === false || data2 === true)) {
				vErrors = fail(vErrors, "/signedIn", "enum", { allowedValues: schema701.properties.signedIn.enum });
				errors++;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1647.errors = vErrors;
	return errors === 0;
}
function validate1646(data) {
	let vErrors = null;
	if (!validate1647(data)) {
		vErrors = vErrors === null ? validate1647.errors : vErrors.concat(validate1647.errors);
	}
	validate1646.errors = vErrors;
	return vErrors === null;
}
const schema_LogIn = validate2115;
function validate2116(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			vErrors = lack(vErrors, "", "email");
		}
		if (data.password === void 0) {
			vErrors = lack(vErrors, "", "password");
		}
		for (const key0 in data) if (!(key0 === "email" || key0 === "password" || key0 === "remember")) {
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
		if (data.password !== void 0) {
			let data1 = data.password;
			if (typeof data1 === "string") {
				if (isLonger(data1, 128)) {
					vErrors = fail(vErrors, "/password", "maxLength", { limit: 128 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/password", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/password", "type", { type: "string" });
			}
		}
		if (data.remember !== void 0) {
			if (typeof data.remember !== "boolean") {
				vErrors = fail(vErrors, "/remember", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2116.errors = vErrors;
	return vErrors === null;
}
function validate2115(data) {
	let vErrors = null;
	if (!validate2116(data)) {
		vErrors = vErrors === null ? validate2116.errors : vErrors.concat(validate2116.errors);
	}
	validate2115.errors = vErrors;
	return vErrors === null;
}
const schema_LogInChallenge = validate2118;
function validate2119(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.signedIn === void 0) {
			vErrors = lack(vErrors, "", "signedIn");
		}
		if (data.challengeId === void 0) {
			vErrors = lack(vErrors, "", "challengeId");
		}
		if (data.expiresAt === void 0) {
			vErrors = lack(vErrors, "", "expiresAt");
		}
		for (const key0 in data) if (!(key0 === "signedIn" || key0 === "challengeId" || key0 === "expiresAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.signedIn !== void 0) {
			let data0 = data.signedIn;
			if (typeof data0 !== "boolean") {
				vErrors = fail(vErrors, "/signedIn", "type", { type: "boolean" });
			}
			if (false !== data0) {
				vErrors = fail(vErrors, "/signedIn", "const", { allowedValue: false });
			}
		}
		if (data.challengeId !== void 0) {
			if (!validate26(data.challengeId)) {
				vErrors = under(vErrors, "/challengeId", validate26);
			}
		}
		if (data.expiresAt !== void 0) {
			let data2 = data.expiresAt;
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/expiresAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/expiresAt", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2119.errors = vErrors;
	return vErrors === null;
}
function validate2118(data) {
	let vErrors = null;
	if (!validate2119(data)) {
		vErrors = vErrors === null ? validate2119.errors : vErrors.concat(validate2119.errors);
	}
	validate2118.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	completeLogIn: {
		params: completeLogIn_params,
		body: schema_LogInCompletion,
		event: null,
		responses: {
			200: {
				body: schema_SignedIn,
				item: null
			},
			400: problem,
			404: problem,
			410: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getSession: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Session,
				item: null
			},
			400: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	logIn: {
		params: null,
		body: schema_LogIn,
		event: null,
		responses: {
			200: {
				body: schema_SignedIn,
				item: null
			},
			202: {
				body: schema_LogInChallenge,
				item: null
			},
			400: problem,
			401: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	logOut: {
		params: null,
		body: null,
		event: null,
		responses: {
			400: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
