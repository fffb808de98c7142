// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, isLonger, isShorter, lack, problem, schema_TeamMember, under, validate1748, validate34, validate730, validate746 } from './shared.gen.js'
const deactivateMember_params = validate966;
function validate966(data) {
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
				if (data1.memberId === void 0) {
					vErrors = lack(vErrors, "/path", "memberId");
				}
				for (const key1 in data1) if (!(key1 === "memberId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.memberId !== void 0) {
					let data2 = data1.memberId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/memberId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/memberId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/memberId", "type", { type: "string" });
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
	validate966.errors = vErrors;
	return vErrors === null;
}
const getMember_params = validate966;
const schema_TeamMemberSummary = validate1591;
function validate1593(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.active === void 0) {
			vErrors = lack(vErrors, "", "active");
		}
		if (data.pending === void 0) {
			vErrors = lack(vErrors, "", "pending");
		}
		if (data.inactive === void 0) {
			vErrors = lack(vErrors, "", "inactive");
		}
		for (const key0 in data) if (!(key0 === "active" || key0 === "pending" || key0 === "inactive")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.active !== void 0) {
			let data0 = data.active;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/active", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/active", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.pending !== void 0) {
			let data1 = data.pending;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/pending", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/pending", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.inactive !== void 0) {
			let data2 = data.inactive;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/inactive", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/inactive", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1593.errors = vErrors;
	return vErrors === null;
}
function validate1592(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.byStatus === void 0) {
			vErrors = lack(vErrors, "", "byStatus");
		}
		if (data.activeOwners === void 0) {
			vErrors = lack(vErrors, "", "activeOwners");
		}
		for (const key0 in data) if (!(key0 === "total" || key0 === "byStatus" || key0 === "activeOwners")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.total !== void 0) {
			let data0 = data.total;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/total", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/total", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.byStatus !== void 0) {
			if (!validate1593(data.byStatus)) {
				vErrors = under(vErrors, "/byStatus", validate1593);
			}
		}
		if (data.activeOwners !== void 0) {
			let data2 = data.activeOwners;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/activeOwners", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/activeOwners", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1592.errors = vErrors;
	return vErrors === null;
}
function validate1591(data) {
	let vErrors = null;
	if (!validate1592(data)) {
		vErrors = vErrors === null ? validate1592.errors : vErrors.concat(validate1592.errors);
	}
	validate1591.errors = vErrors;
	return vErrors === null;
}
const listMembers_params = validate2006;
const pattern88 = new RegExp("^-?(name|email|role|status|lastActiveAt|joinedAt)(,-?(name|email|role|status|lastActiveAt|joinedAt))*$", "u");
function validate2006(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "q" || key0 === "role" || key0 === "status" || key0 === "sort" || key0 === "page" || key0 === "pageSize")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.q !== void 0) {
					let data1 = data0.q;
					if (typeof data1 === "string") {
						if (isLonger(data1, 200)) {
							vErrors = fail(vErrors, "/query/q", "maxLength", { limit: 200 });
						}
					} else {
						vErrors = fail(vErrors, "/query/q", "type", { type: "string" });
					}
				}
				if (data0.role !== void 0) {
					let data2 = data0.role;
					if (Array.isArray(data2)) {
						if (data2.length > 4) {
							vErrors = fail(vErrors, "/query/role", "maxItems", { limit: 4 });
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate34(data2[i0])) {
							vErrors = under(vErrors, "/query/role/" + i0, validate34);
						}
					} else {
						vErrors = fail(vErrors, "/query/role", "type", { type: "array" });
					}
				}
				if (data0.status !== void 0) {
					let data4 = data0.status;
					if (Array.isArray(data4)) {
						if (data4.length > 3) {
							vErrors = fail(vErrors, "/query/status", "maxItems", { limit: 3 });
						}
						const len1 = data4.length;
						for (let i1 = 0; i1 < len1; i1++) if (!validate746(data4[i1])) {
							vErrors = under(vErrors, "/query/status/" + i1, validate746);
						}
					} else {
						vErrors = fail(vErrors, "/query/status", "type", { type: "array" });
					}
				}
				if (data0.sort !== void 0) {
					let data6 = data0.sort;
					if (typeof data6 === "string") {
						if (isLonger(data6, 200)) {
							vErrors = fail(vErrors, "/query/sort", "maxLength", { limit: 200 });
						}
						if (!pattern88.test(data6)) {
							vErrors = fail(vErrors, "/query/sort", "pattern", { pattern: "^-?(name|email|role|status|lastActiveAt|joinedAt)(,-?(name|email|role|status|lastActiveAt|joinedAt))*$" });
						}
					} else {
						vErrors = fail(vErrors, "/query/sort", "type", { type: "string" });
					}
				}
				if (data0.page !== void 0) {
					let data7 = data0.page;
					if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
						vErrors = fail(vErrors, "/query/page", "type", { type: "integer" });
					}
					if (typeof data7 == "number") {
						if (data7 > 1e6 || isNaN(data7)) {
							vErrors = fail(vErrors, "/query/page", "maximum", { comparison: "<=", limit: 1e6 });
						}
						if (data7 < 1 || isNaN(data7)) {
							vErrors = fail(vErrors, "/query/page", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
				if (data0.pageSize !== void 0) {
					let data8 = data0.pageSize;
					if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
						vErrors = fail(vErrors, "/query/pageSize", "type", { type: "integer" });
					}
					if (typeof data8 == "number") {
						if (data8 > 100 || isNaN(data8)) {
							vErrors = fail(vErrors, "/query/pageSize", "maximum", { comparison: "<=", limit: 100 });
						}
						if (data8 < 1 || isNaN(data8)) {
							vErrors = fail(vErrors, "/query/pageSize", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data9 = data.path;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) for (const key1 in data9) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data10 = data.header;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) for (const key2 in data10) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2006.errors = vErrors;
	return vErrors === null;
}
const listMembers_200_frame = validate1748;
const reactivateMember_params = validate966;
const removeMember_params = validate966;
const updateMember_params = validate966;
const schema_TeamMemberUpdate = validate2419;
function validate2420(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 1 });
		}
		for (const key0 in data) if (!(key0 === "teamRole" || key0 === "customRoleIds")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.teamRole !== void 0) {
			if (!validate34(data.teamRole)) {
				vErrors = under(vErrors, "/teamRole", validate34);
			}
		}
		if (data.customRoleIds !== void 0) {
			if (!validate730(data.customRoleIds)) {
				vErrors = under(vErrors, "/customRoleIds", validate730);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2420.errors = vErrors;
	return vErrors === null;
}
function validate2419(data) {
	let vErrors = null;
	if (!validate2420(data)) {
		vErrors = vErrors === null ? validate2420.errors : vErrors.concat(validate2420.errors);
	}
	validate2419.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	deactivateMember: {
		params: deactivateMember_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_TeamMember,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			409: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getMember: {
		params: getMember_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_TeamMember,
				item: null
			},
			400: problem,
			401: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getMemberSummary: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_TeamMemberSummary,
				item: null
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listMembers: {
		params: listMembers_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listMembers_200_frame,
				item: schema_TeamMember
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	reactivateMember: {
		params: reactivateMember_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_TeamMember,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			409: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	removeMember: {
		params: removeMember_params,
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
	},
	updateMember: {
		params: updateMember_params,
		body: schema_TeamMemberUpdate,
		event: null,
		responses: {
			200: {
				body: schema_TeamMember,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			409: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
