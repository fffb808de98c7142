// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, isLonger, isShorter, lack, problem, schema_Me } from './shared.gen.js'
const getAvatar_params = validate1174;
function validate1174(data) {
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
				if (data1.avatarId === void 0) {
					vErrors = lack(vErrors, "/path", "avatarId");
				}
				for (const key1 in data1) if (!(key1 === "avatarId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.avatarId !== void 0) {
					let data2 = data1.avatarId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/avatarId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/avatarId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/avatarId", "type", { type: "string" });
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
	validate1174.errors = vErrors;
	return vErrors === null;
}
const schema_AvatarUpload = validate2308;
function validate2309(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.data === void 0) {
			vErrors = lack(vErrors, "", "data");
		}
		for (const key0 in data) if (!(key0 === "data")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.data !== void 0) {
			let data0 = data.data;
			if (typeof data0 === "string") {
				if (isLonger(data0, 14e6)) {
					vErrors = fail(vErrors, "/data", "maxLength", { limit: 14e6 });
				}
				if (isShorter(data0, 4)) {
					vErrors = fail(vErrors, "/data", "minLength", { limit: 4 });
				}
			} else {
				vErrors = fail(vErrors, "/data", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2309.errors = vErrors;
	return vErrors === null;
}
function validate2308(data) {
	let vErrors = null;
	if (!validate2309(data)) {
		vErrors = vErrors === null ? validate2309.errors : vErrors.concat(validate2309.errors);
	}
	validate2308.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	getAvatar: {
		params: getAvatar_params,
		body: null,
		event: null,
		responses: {
			400: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	removeMyAvatar: {
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
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	setMyAvatar: {
		params: null,
		body: schema_AvatarUpload,
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
