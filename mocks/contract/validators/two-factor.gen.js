// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats360, formats4, func0, isLonger, isShorter, lack, problem, under, validate343, validate347 } from './shared.gen.js'
const schema_TwoFactorConfirmation = validate347;
const schema_RecoveryCodes = validate363;
const pattern13 = new RegExp("^[a-z0-9]{5}-[a-z0-9]{5}$", "u");
function validate365(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (!pattern13.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^[a-z0-9]{5}-[a-z0-9]{5}$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate365.errors = vErrors;
	return vErrors === null;
}
function validate364(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.codes === void 0) {
			vErrors = lack(vErrors, "", "codes");
		}
		for (const key0 in data) if (!(key0 === "codes")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.codes !== void 0) {
			let data0 = data.codes;
			if (Array.isArray(data0)) {
				if (data0.length > 10) {
					vErrors = fail(vErrors, "/codes", "maxItems", { limit: 10 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate365(data0[i0])) {
					vErrors = under(vErrors, "/codes/" + i0, validate365);
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data0[i1], data0[j0])) {
						vErrors = fail(vErrors, "/codes", "uniqueItems", { i: i1, j: j0 });
						break outer0;
					}
				}
			} else {
				vErrors = fail(vErrors, "/codes", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate364.errors = vErrors;
	return vErrors === null;
}
function validate363(data) {
	let vErrors = null;
	if (!validate364(data)) {
		vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
	}
	validate363.errors = vErrors;
	return vErrors === null;
}
const schema_TwoFactorProof = validate1023;
function validate1024(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.password === void 0) {
			vErrors = lack(vErrors, "", "password");
		}
		if (data.code === void 0) {
			vErrors = lack(vErrors, "", "code");
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
	validate1024.errors = vErrors;
	return vErrors === null;
}
function validate1023(data) {
	let vErrors = null;
	if (!validate1024(data)) {
		vErrors = vErrors === null ? validate1024.errors : vErrors.concat(validate1024.errors);
	}
	validate1023.errors = vErrors;
	return vErrors === null;
}
const schema_TwoFactor = validate1657;
const schema705 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"enabled",
		"enabledAt",
		"recoveryCodesLeft"
	],
	"properties": {
		"enabled": { "type": "boolean" },
		"enabledAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"recoveryCodesLeft": {
			"type": "integer",
			"minimum": 0,
			"maximum": 10
		}
	}
};
function validate1658(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.enabled === void 0) {
			vErrors = lack(vErrors, "", "enabled");
		}
		if (data.enabledAt === void 0) {
			vErrors = lack(vErrors, "", "enabledAt");
		}
		if (data.recoveryCodesLeft === void 0) {
			vErrors = lack(vErrors, "", "recoveryCodesLeft");
		}
		for (const key0 in data) if (!(key0 === "enabled" || key0 === "enabledAt" || key0 === "recoveryCodesLeft")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.enabled !== void 0) {
			if (typeof data.enabled !== "boolean") {
				vErrors = fail(vErrors, "/enabled", "type", { type: "boolean" });
			}
		}
		if (data.enabledAt !== void 0) {
			let data1 = data.enabledAt;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = fail(vErrors, "/enabledAt", "type", { type: schema705.properties.enabledAt.type });
			}
			if (typeof data1 === "string") {
				if (!formats4.test(data1)) {
					vErrors = fail(vErrors, "/enabledAt", "format", { format: "date-time" });
				}
			}
		}
		if (data.recoveryCodesLeft !== void 0) {
			let data2 = data.recoveryCodesLeft;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/recoveryCodesLeft", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 > 10 || isNaN(data2)) {
					vErrors = fail(vErrors, "/recoveryCodesLeft", "maximum", { comparison: "<=", limit: 10 });
				}
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/recoveryCodesLeft", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1658.errors = vErrors;
	return vErrors === null;
}
function validate1657(data) {
	let vErrors = null;
	if (!validate1658(data)) {
		vErrors = vErrors === null ? validate1658.errors : vErrors.concat(validate1658.errors);
	}
	validate1657.errors = vErrors;
	return vErrors === null;
}
const schema_TwoFactorEnrolment = validate2323;
const pattern112 = new RegExp("^[A-Z2-7]+$", "u");
function validate2324(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.secret === void 0) {
			vErrors = lack(vErrors, "", "secret");
		}
		if (data.uri === void 0) {
			vErrors = lack(vErrors, "", "uri");
		}
		for (const key0 in data) if (!(key0 === "secret" || key0 === "uri")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.secret !== void 0) {
			let data0 = data.secret;
			if (typeof data0 === "string") {
				if (isLonger(data0, 64)) {
					vErrors = fail(vErrors, "/secret", "maxLength", { limit: 64 });
				}
				if (isShorter(data0, 16)) {
					vErrors = fail(vErrors, "/secret", "minLength", { limit: 16 });
				}
				if (!pattern112.test(data0)) {
					vErrors = fail(vErrors, "/secret", "pattern", { pattern: "^[A-Z2-7]+$" });
				}
			} else {
				vErrors = fail(vErrors, "/secret", "type", { type: "string" });
			}
		}
		if (data.uri !== void 0) {
			let data1 = data.uri;
			if (typeof data1 === "string") {
				if (isLonger(data1, 1e3)) {
					vErrors = fail(vErrors, "/uri", "maxLength", { limit: 1e3 });
				}
				if (!formats360(data1)) {
					vErrors = fail(vErrors, "/uri", "format", { format: "uri" });
				}
			} else {
				vErrors = fail(vErrors, "/uri", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2324.errors = vErrors;
	return vErrors === null;
}
function validate2323(data) {
	let vErrors = null;
	if (!validate2324(data)) {
		vErrors = vErrors === null ? validate2324.errors : vErrors.concat(validate2324.errors);
	}
	validate2323.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	confirmTwoFactor: {
		params: null,
		body: schema_TwoFactorConfirmation,
		event: null,
		responses: {
			200: {
				body: schema_RecoveryCodes,
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
	disableTwoFactor: {
		params: null,
		body: schema_TwoFactorProof,
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
	getTwoFactor: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_TwoFactor,
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
	renewRecoveryCodes: {
		params: null,
		body: schema_TwoFactorProof,
		event: null,
		responses: {
			200: {
				body: schema_RecoveryCodes,
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
	startTwoFactor: {
		params: null,
		body: null,
		event: null,
		responses: {
			201: {
				body: schema_TwoFactorEnrolment,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			409: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
