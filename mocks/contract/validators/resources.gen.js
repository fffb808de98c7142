// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, isLonger, isShorter, lack, problem, under, validate1638, validate1712, validate1718, validate1758, validate54, validate56 } from './shared.gen.js'
const listActivity_params = validate1709;
function validate1709(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "cursor" || key0 === "limit" || key0 === "resourceType" || key0 === "projectId")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.cursor !== void 0) {
					let data1 = data0.cursor;
					if (typeof data1 === "string") {
						if (isLonger(data1, 256)) {
							vErrors = fail(vErrors, "/query/cursor", "maxLength", { limit: 256 });
						}
						if (isShorter(data1, 1)) {
							vErrors = fail(vErrors, "/query/cursor", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/cursor", "type", { type: "string" });
					}
				}
				if (data0.limit !== void 0) {
					let data2 = data0.limit;
					if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
						vErrors = fail(vErrors, "/query/limit", "type", { type: "integer" });
					}
					if (typeof data2 == "number") {
						if (data2 > 200 || isNaN(data2)) {
							vErrors = fail(vErrors, "/query/limit", "maximum", { comparison: "<=", limit: 200 });
						}
						if (data2 < 1 || isNaN(data2)) {
							vErrors = fail(vErrors, "/query/limit", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
				if (data0.resourceType !== void 0) {
					let data3 = data0.resourceType;
					if (Array.isArray(data3)) {
						if (data3.length > 9) {
							vErrors = fail(vErrors, "/query/resourceType", "maxItems", { limit: 9 });
						}
						const len0 = data3.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate56(data3[i0])) {
							vErrors = under(vErrors, "/query/resourceType/" + i0, validate56);
						}
					} else {
						vErrors = fail(vErrors, "/query/resourceType", "type", { type: "array" });
					}
				}
				if (data0.projectId !== void 0) {
					let data5 = data0.projectId;
					if (typeof data5 === "string") {
						if (isLonger(data5, 64)) {
							vErrors = fail(vErrors, "/query/projectId", "maxLength", { limit: 64 });
						}
						if (isShorter(data5, 1)) {
							vErrors = fail(vErrors, "/query/projectId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/projectId", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data6 = data.path;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) for (const key1 in data6) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data7 = data.header;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) for (const key2 in data7) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1709.errors = vErrors;
	return vErrors === null;
}
const listActivity_200_frame = validate1712;
const schema_ResourceActivity = validate1715;
function validate1716(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
		}
		if (data.activity === void 0) {
			vErrors = lack(vErrors, "", "activity");
		}
		for (const key0 in data) if (!(key0 === "resource" || key0 === "activity")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.resource !== void 0) {
			if (!validate54(data.resource)) {
				vErrors = under(vErrors, "/resource", validate54);
			}
		}
		if (data.activity !== void 0) {
			if (!validate1718(data.activity)) {
				vErrors = under(vErrors, "/activity", validate1718);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1716.errors = vErrors;
	return vErrors === null;
}
function validate1715(data) {
	let vErrors = null;
	if (!validate1716(data)) {
		vErrors = vErrors === null ? validate1716.errors : vErrors.concat(validate1716.errors);
	}
	validate1715.errors = vErrors;
	return vErrors === null;
}
const listDependents_params = validate1886;
function validate1886(data) {
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
				if (data1.resourceId === void 0) {
					vErrors = lack(vErrors, "/path", "resourceId");
				}
				for (const key1 in data1) if (!(key1 === "resourceId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.resourceId !== void 0) {
					let data2 = data1.resourceId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/resourceId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/resourceId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/resourceId", "type", { type: "string" });
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
	validate1886.errors = vErrors;
	return vErrors === null;
}
const listDependents_200_frame = validate1758;
const schema_Dependent = validate1888;
function validate1888(data) {
	let vErrors = null;
	if (!validate1638(data)) {
		vErrors = vErrors === null ? validate1638.errors : vErrors.concat(validate1638.errors);
	}
	validate1888.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	listActivity: {
		params: listActivity_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listActivity_200_frame,
				item: schema_ResourceActivity
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listDependents: {
		params: listDependents_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listDependents_200_frame,
				item: schema_Dependent
			},
			400: problem,
			401: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
