// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, isLonger, isShorter, lack, problem, under, validate2061 } from './shared.gen.js'
const listQuotas_200_frame = validate2061;
const schema_Quota = validate2062;
const schema928 = {
	"type": "string",
	"enum": [
		"vms",
		"vcpus",
		"gpus",
		"containers",
		"databases",
		"volumes",
		"storage_gb",
		"load_balancers",
		"firewalls",
		"cdn_distributions"
	]
};
function validate2064(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "vms" || data === "vcpus" || data === "gpus" || data === "containers" || data === "databases" || data === "volumes" || data === "storage_gb" || data === "load_balancers" || data === "firewalls" || data === "cdn_distributions")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema928.enum });
	}
	validate2064.errors = vErrors;
	return vErrors === null;
}
function validate2063(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.used === void 0) {
			vErrors = lack(vErrors, "", "used");
		}
		if (data.limit === void 0) {
			vErrors = lack(vErrors, "", "limit");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "used" || key0 === "limit")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate2064(data.id)) {
				vErrors = under(vErrors, "/id", validate2064);
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (isLonger(data1, 60)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 60 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
		if (data.used !== void 0) {
			let data2 = data.used;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/used", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/used", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.limit !== void 0) {
			let data3 = data.limit;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/limit", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/limit", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2063.errors = vErrors;
	return vErrors === null;
}
function validate2062(data) {
	let vErrors = null;
	if (!validate2063(data)) {
		vErrors = vErrors === null ? validate2063.errors : vErrors.concat(validate2063.errors);
	}
	validate2062.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	listQuotas: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: listQuotas_200_frame,
				item: schema_Quota
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
