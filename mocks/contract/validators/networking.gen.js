// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, isLonger, isShorter, lack, problem, under, validate1758, validate189, validate26 } from './shared.gen.js'
const listNetworks_params = validate2019;
function validate2019(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "region")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.region !== void 0) {
					let data1 = data0.region;
					if (Array.isArray(data1)) {
						if (data1.length > 10) {
							vErrors = fail(vErrors, "/query/region", "maxItems", { limit: 10 });
						}
						const len0 = data1.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate189(data1[i0])) {
							vErrors = under(vErrors, "/query/region/" + i0, validate189);
						}
					} else {
						vErrors = fail(vErrors, "/query/region", "type", { type: "array" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data3 = data.path;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) for (const key1 in data3) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data4 = data.header;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) for (const key2 in data4) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2019.errors = vErrors;
	return vErrors === null;
}
const listNetworks_200_frame = validate1758;
const schema_Network = validate2023;
const pattern89 = new RegExp("^[0-9]{1,3}(\\.[0-9]{1,3}){3}/[0-9]{1,2}$", "u");
function validate2024(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
		}
		if (data.cidr === void 0) {
			vErrors = lack(vErrors, "", "cidr");
		}
		if (data.isDefault === void 0) {
			vErrors = lack(vErrors, "", "isDefault");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "region" || key0 === "cidr" || key0 === "isDefault")) {
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
				if (isLonger(data1, 63)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 63 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
		if (data.region !== void 0) {
			if (!validate189(data.region)) {
				vErrors = under(vErrors, "/region", validate189);
			}
		}
		if (data.cidr !== void 0) {
			let data3 = data.cidr;
			if (typeof data3 === "string") {
				if (isLonger(data3, 18)) {
					vErrors = fail(vErrors, "/cidr", "maxLength", { limit: 18 });
				}
				if (!pattern89.test(data3)) {
					vErrors = fail(vErrors, "/cidr", "pattern", { pattern: "^[0-9]{1,3}(\\.[0-9]{1,3}){3}/[0-9]{1,2}$" });
				}
			} else {
				vErrors = fail(vErrors, "/cidr", "type", { type: "string" });
			}
		}
		if (data.isDefault !== void 0) {
			if (typeof data.isDefault !== "boolean") {
				vErrors = fail(vErrors, "/isDefault", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2024.errors = vErrors;
	return vErrors === null;
}
function validate2023(data) {
	let vErrors = null;
	if (!validate2024(data)) {
		vErrors = vErrors === null ? validate2024.errors : vErrors.concat(validate2024.errors);
	}
	validate2023.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	listNetworks: {
		params: listNetworks_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listNetworks_200_frame,
				item: schema_Network
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
