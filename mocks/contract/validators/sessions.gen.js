// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, isLonger, isShorter, lack, problem, schema_SessionsEnded, under, validate1879, validate26 } from './shared.gen.js'
const listSessions_200_frame = validate1879;
const schema_DeviceSession = validate2076;
function validate2077(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.device === void 0) {
			vErrors = lack(vErrors, "", "device");
		}
		if (data.location === void 0) {
			vErrors = lack(vErrors, "", "location");
		}
		if (data.ip === void 0) {
			vErrors = lack(vErrors, "", "ip");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		if (data.lastActiveAt === void 0) {
			vErrors = lack(vErrors, "", "lastActiveAt");
		}
		if (data.expiresAt === void 0) {
			vErrors = lack(vErrors, "", "expiresAt");
		}
		if (data.current === void 0) {
			vErrors = lack(vErrors, "", "current");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "device" || key0 === "location" || key0 === "ip" || key0 === "createdAt" || key0 === "lastActiveAt" || key0 === "expiresAt" || key0 === "current")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.device !== void 0) {
			let data1 = data.device;
			if (typeof data1 === "string") {
				if (isLonger(data1, 120)) {
					vErrors = fail(vErrors, "/device", "maxLength", { limit: 120 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/device", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/device", "type", { type: "string" });
			}
		}
		if (data.location !== void 0) {
			let data2 = data.location;
			if (typeof data2 === "string") {
				if (isLonger(data2, 120)) {
					vErrors = fail(vErrors, "/location", "maxLength", { limit: 120 });
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/location", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/location", "type", { type: "string" });
			}
		}
		if (data.ip !== void 0) {
			let data3 = data.ip;
			if (typeof data3 === "string") {
				if (isLonger(data3, 45)) {
					vErrors = fail(vErrors, "/ip", "maxLength", { limit: 45 });
				}
				if (isShorter(data3, 1)) {
					vErrors = fail(vErrors, "/ip", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/ip", "type", { type: "string" });
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
		if (data.lastActiveAt !== void 0) {
			let data5 = data.lastActiveAt;
			if (typeof data5 === "string") {
				if (!formats4.test(data5)) {
					vErrors = fail(vErrors, "/lastActiveAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/lastActiveAt", "type", { type: "string" });
			}
		}
		if (data.expiresAt !== void 0) {
			let data6 = data.expiresAt;
			if (typeof data6 === "string") {
				if (!formats4.test(data6)) {
					vErrors = fail(vErrors, "/expiresAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/expiresAt", "type", { type: "string" });
			}
		}
		if (data.current !== void 0) {
			if (typeof data.current !== "boolean") {
				vErrors = fail(vErrors, "/current", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2077.errors = vErrors;
	return vErrors === null;
}
function validate2076(data) {
	let vErrors = null;
	if (!validate2077(data)) {
		vErrors = vErrors === null ? validate2077.errors : vErrors.concat(validate2077.errors);
	}
	validate2076.errors = vErrors;
	return vErrors === null;
}
const revokeSession_params = validate2277;
function validate2277(data) {
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
				if (data1.sessionId === void 0) {
					vErrors = lack(vErrors, "/path", "sessionId");
				}
				for (const key1 in data1) if (!(key1 === "sessionId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.sessionId !== void 0) {
					let data2 = data1.sessionId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/sessionId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/sessionId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/sessionId", "type", { type: "string" });
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
	validate2277.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	listSessions: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: listSessions_200_frame,
				item: schema_DeviceSession
			},
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	revokeOtherSessions: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_SessionsEnded,
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
	revokeSession: {
		params: revokeSession_params,
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
	}
}
