// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, isLonger, isShorter, lack, problem, under, validate1758, validate26, validate368 } from './shared.gen.js'
const createSshKey_params = validate368;
const schema_SshKeyCreate = validate867;
const pattern49 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 ._@-]{0,62}$", "u");
function validate869(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 63)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 63 });
		}
		if (!pattern49.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^[A-Za-z0-9][A-Za-z0-9 ._@-]{0,62}$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate869.errors = vErrors;
	return vErrors === null;
}
const pattern50 = new RegExp("^(ssh-ed25519|ssh-rsa|ecdsa-sha2-nistp(256|384|521)|sk-(ssh-ed25519|ecdsa-sha2-nistp256)@openssh\\.com) [A-Za-z0-9+/]{32,}={0,2}( [^\\r\\n]*)?$", "u");
function validate871(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 8192)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 8192 });
		}
		if (!pattern50.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^(ssh-ed25519|ssh-rsa|ecdsa-sha2-nistp(256|384|521)|sk-(ssh-ed25519|ecdsa-sha2-nistp256)@openssh\\.com) [A-Za-z0-9+/]{32,}={0,2}( [^\\r\\n]*)?$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate871.errors = vErrors;
	return vErrors === null;
}
function validate868(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.publicKey === void 0) {
			vErrors = lack(vErrors, "", "publicKey");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "publicKey")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate869(data.name)) {
				vErrors = under(vErrors, "/name", validate869);
			}
		}
		if (data.publicKey !== void 0) {
			if (!validate871(data.publicKey)) {
				vErrors = under(vErrors, "/publicKey", validate871);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate868.errors = vErrors;
	return vErrors === null;
}
function validate867(data) {
	let vErrors = null;
	if (!validate868(data)) {
		vErrors = vErrors === null ? validate868.errors : vErrors.concat(validate868.errors);
	}
	validate867.errors = vErrors;
	return vErrors === null;
}
const schema_SshKey = validate874;
const pattern51 = new RegExp("^SHA256:[A-Za-z0-9+/]{43}$", "u");
function validate875(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.publicKey === void 0) {
			vErrors = lack(vErrors, "", "publicKey");
		}
		if (data.fingerprint === void 0) {
			vErrors = lack(vErrors, "", "fingerprint");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "publicKey" || key0 === "fingerprint" || key0 === "createdAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.name !== void 0) {
			if (!validate869(data.name)) {
				vErrors = under(vErrors, "/name", validate869);
			}
		}
		if (data.publicKey !== void 0) {
			if (!validate871(data.publicKey)) {
				vErrors = under(vErrors, "/publicKey", validate871);
			}
		}
		if (data.fingerprint !== void 0) {
			let data3 = data.fingerprint;
			if (typeof data3 === "string") {
				if (isLonger(data3, 50)) {
					vErrors = fail(vErrors, "/fingerprint", "maxLength", { limit: 50 });
				}
				if (!pattern51.test(data3)) {
					vErrors = fail(vErrors, "/fingerprint", "pattern", { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" });
				}
			} else {
				vErrors = fail(vErrors, "/fingerprint", "type", { type: "string" });
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
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate875.errors = vErrors;
	return vErrors === null;
}
function validate874(data) {
	let vErrors = null;
	if (!validate875(data)) {
		vErrors = vErrors === null ? validate875.errors : vErrors.concat(validate875.errors);
	}
	validate874.errors = vErrors;
	return vErrors === null;
}
const deleteSshKey_params = validate981;
function validate981(data) {
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
				if (data1.sshKeyId === void 0) {
					vErrors = lack(vErrors, "/path", "sshKeyId");
				}
				for (const key1 in data1) if (!(key1 === "sshKeyId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.sshKeyId !== void 0) {
					let data2 = data1.sshKeyId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/sshKeyId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/sshKeyId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/sshKeyId", "type", { type: "string" });
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
	validate981.errors = vErrors;
	return vErrors === null;
}
const listSshKeys_200_frame = validate1758;
export const validators = {
	createSshKey: {
		params: createSshKey_params,
		body: schema_SshKeyCreate,
		event: null,
		responses: {
			201: {
				body: schema_SshKey,
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
	deleteSshKey: {
		params: deleteSshKey_params,
		body: null,
		event: null,
		responses: {
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listSshKeys: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: listSshKeys_200_frame,
				item: schema_SshKey
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
