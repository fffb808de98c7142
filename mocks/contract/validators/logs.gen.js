// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, isLonger, isShorter, lack, problem, schema_LogEntry, under, validate1062, validate1073, validate1083 } from './shared.gen.js'
const exportLogsAsCsv_params = validate1072;
function validate1072(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "q" || key0 === "and" || key0 === "from" || key0 === "to" || key0 === "level" || key0 === "service" || key0 === "resource")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.q !== void 0) {
					let data1 = data0.q;
					if (typeof data1 === "string") {
						if (isLonger(data1, 500)) {
							vErrors = fail(vErrors, "/query/q", "maxLength", { limit: 500 });
						}
					} else {
						vErrors = fail(vErrors, "/query/q", "type", { type: "string" });
					}
				}
				if (data0.and !== void 0) {
					let data2 = data0.and;
					if (typeof data2 === "string") {
						if (isLonger(data2, 2e3)) {
							vErrors = fail(vErrors, "/query/and", "maxLength", { limit: 2e3 });
						}
					} else {
						vErrors = fail(vErrors, "/query/and", "type", { type: "string" });
					}
				}
				if (data0.from !== void 0) {
					let data3 = data0.from;
					if (typeof data3 === "string") {
						if (isLonger(data3, 40)) {
							vErrors = fail(vErrors, "/query/from", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data3)) {
							vErrors = fail(vErrors, "/query/from", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/from", "type", { type: "string" });
					}
				}
				if (data0.to !== void 0) {
					let data4 = data0.to;
					if (typeof data4 === "string") {
						if (isLonger(data4, 40)) {
							vErrors = fail(vErrors, "/query/to", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data4)) {
							vErrors = fail(vErrors, "/query/to", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/to", "type", { type: "string" });
					}
				}
				if (data0.level !== void 0) {
					let data5 = data0.level;
					if (Array.isArray(data5)) {
						if (data5.length > 4) {
							vErrors = fail(vErrors, "/query/level", "maxItems", { limit: 4 });
						}
						const len0 = data5.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate1073(data5[i0])) {
							vErrors = under(vErrors, "/query/level/" + i0, validate1073);
						}
					} else {
						vErrors = fail(vErrors, "/query/level", "type", { type: "array" });
					}
				}
				if (data0.service !== void 0) {
					let data7 = data0.service;
					if (Array.isArray(data7)) {
						if (data7.length > 50) {
							vErrors = fail(vErrors, "/query/service", "maxItems", { limit: 50 });
						}
						const len1 = data7.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data8 = data7[i1];
							if (typeof data8 === "string") {
								if (isLonger(data8, 120)) {
									vErrors = fail(vErrors, "/query/service/" + i1, "maxLength", { limit: 120 });
								}
								if (isShorter(data8, 1)) {
									vErrors = fail(vErrors, "/query/service/" + i1, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/service/" + i1, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/service", "type", { type: "array" });
					}
				}
				if (data0.resource !== void 0) {
					let data9 = data0.resource;
					if (Array.isArray(data9)) {
						if (data9.length > 50) {
							vErrors = fail(vErrors, "/query/resource", "maxItems", { limit: 50 });
						}
						const len2 = data9.length;
						for (let i2 = 0; i2 < len2; i2++) {
							let data10 = data9[i2];
							if (typeof data10 === "string") {
								if (isLonger(data10, 64)) {
									vErrors = fail(vErrors, "/query/resource/" + i2, "maxLength", { limit: 64 });
								}
								if (isShorter(data10, 1)) {
									vErrors = fail(vErrors, "/query/resource/" + i2, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/resource/" + i2, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/resource", "type", { type: "array" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data11 = data.path;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) for (const key1 in data11) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data12 = data.header;
			if (data12 && typeof data12 == "object" && !Array.isArray(data12)) for (const key2 in data12) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1072.errors = vErrors;
	return vErrors === null;
}
const schema_LogText = validate1062;
const exportLogsAsJson_params = validate1072;
const exportLogsAsJson_200_frame = validate1081;
function validate1081(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			vErrors = lack(vErrors, "", "from");
		}
		if (data.to === void 0) {
			vErrors = lack(vErrors, "", "to");
		}
		if (data.exportedAt === void 0) {
			vErrors = lack(vErrors, "", "exportedAt");
		}
		if (data.truncated === void 0) {
			vErrors = lack(vErrors, "", "truncated");
		}
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to" || key0 === "exportedAt" || key0 === "truncated" || key0 === "items")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.from !== void 0) {
			let data0 = data.from;
			if (typeof data0 === "string") {
				if (!formats4.test(data0)) {
					vErrors = fail(vErrors, "/from", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/from", "type", { type: "string" });
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 === "string") {
				if (!formats4.test(data1)) {
					vErrors = fail(vErrors, "/to", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/to", "type", { type: "string" });
			}
		}
		if (data.exportedAt !== void 0) {
			let data2 = data.exportedAt;
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/exportedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/exportedAt", "type", { type: "string" });
			}
		}
		if (data.truncated !== void 0) {
			if (typeof data.truncated !== "boolean") {
				vErrors = fail(vErrors, "/truncated", "type", { type: "boolean" });
			}
		}
		if (data.items !== void 0) {
			let data4 = data.items;
			if (Array.isArray(data4)) {
				if (data4.length > 5e4) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 5e4 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1081.errors = vErrors;
	return vErrors === null;
}
const exportLogsAsText_params = validate1072;
const getLog_params = validate1515;
function validate1515(data) {
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
				if (data1.logId === void 0) {
					vErrors = lack(vErrors, "/path", "logId");
				}
				for (const key1 in data1) if (!(key1 === "logId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.logId !== void 0) {
					let data2 = data1.logId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/logId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/logId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/logId", "type", { type: "string" });
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
	validate1515.errors = vErrors;
	return vErrors === null;
}
const getLogContext_params = validate1516;
function validate1516(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "before" || key0 === "after")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.before !== void 0) {
					let data1 = data0.before;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
						vErrors = fail(vErrors, "/query/before", "type", { type: "integer" });
					}
					if (typeof data1 == "number") {
						if (data1 > 100 || isNaN(data1)) {
							vErrors = fail(vErrors, "/query/before", "maximum", { comparison: "<=", limit: 100 });
						}
						if (data1 < 0 || isNaN(data1)) {
							vErrors = fail(vErrors, "/query/before", "minimum", { comparison: ">=", limit: 0 });
						}
					}
				}
				if (data0.after !== void 0) {
					let data2 = data0.after;
					if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
						vErrors = fail(vErrors, "/query/after", "type", { type: "integer" });
					}
					if (typeof data2 == "number") {
						if (data2 > 100 || isNaN(data2)) {
							vErrors = fail(vErrors, "/query/after", "maximum", { comparison: "<=", limit: 100 });
						}
						if (data2 < 0 || isNaN(data2)) {
							vErrors = fail(vErrors, "/query/after", "minimum", { comparison: ">=", limit: 0 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data3 = data.path;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.logId === void 0) {
					vErrors = lack(vErrors, "/path", "logId");
				}
				for (const key1 in data3) if (!(key1 === "logId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data3.logId !== void 0) {
					let data4 = data3.logId;
					if (typeof data4 === "string") {
						if (isLonger(data4, 64)) {
							vErrors = fail(vErrors, "/path/logId", "maxLength", { limit: 64 });
						}
						if (isShorter(data4, 1)) {
							vErrors = fail(vErrors, "/path/logId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/logId", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data5 = data.header;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) for (const key2 in data5) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1516.errors = vErrors;
	return vErrors === null;
}
const schema_LogContext = validate1517;
function validate1518(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.newer === void 0) {
			vErrors = lack(vErrors, "", "newer");
		}
		if (data.entry === void 0) {
			vErrors = lack(vErrors, "", "entry");
		}
		if (data.older === void 0) {
			vErrors = lack(vErrors, "", "older");
		}
		for (const key0 in data) if (!(key0 === "newer" || key0 === "entry" || key0 === "older")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.newer !== void 0) {
			let data0 = data.newer;
			if (Array.isArray(data0)) {
				if (data0.length > 100) {
					vErrors = fail(vErrors, "/newer", "maxItems", { limit: 100 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1083(data0[i0])) {
					vErrors = under(vErrors, "/newer/" + i0, validate1083);
				}
			} else {
				vErrors = fail(vErrors, "/newer", "type", { type: "array" });
			}
		}
		if (data.entry !== void 0) {
			if (!validate1083(data.entry)) {
				vErrors = under(vErrors, "/entry", validate1083);
			}
		}
		if (data.older !== void 0) {
			let data3 = data.older;
			if (Array.isArray(data3)) {
				if (data3.length > 100) {
					vErrors = fail(vErrors, "/older", "maxItems", { limit: 100 });
				}
				const len1 = data3.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate1083(data3[i1])) {
					vErrors = under(vErrors, "/older/" + i1, validate1083);
				}
			} else {
				vErrors = fail(vErrors, "/older", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1518.errors = vErrors;
	return vErrors === null;
}
function validate1517(data) {
	let vErrors = null;
	if (!validate1518(data)) {
		vErrors = vErrors === null ? validate1518.errors : vErrors.concat(validate1518.errors);
	}
	validate1517.errors = vErrors;
	return vErrors === null;
}
const getLogHistogram_params = validate1528;
function validate1528(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "q" || key0 === "from" || key0 === "to" || key0 === "level" || key0 === "service" || key0 === "resource" || key0 === "buckets")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.q !== void 0) {
					let data1 = data0.q;
					if (typeof data1 === "string") {
						if (isLonger(data1, 500)) {
							vErrors = fail(vErrors, "/query/q", "maxLength", { limit: 500 });
						}
					} else {
						vErrors = fail(vErrors, "/query/q", "type", { type: "string" });
					}
				}
				if (data0.from !== void 0) {
					let data2 = data0.from;
					if (typeof data2 === "string") {
						if (isLonger(data2, 40)) {
							vErrors = fail(vErrors, "/query/from", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data2)) {
							vErrors = fail(vErrors, "/query/from", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/from", "type", { type: "string" });
					}
				}
				if (data0.to !== void 0) {
					let data3 = data0.to;
					if (typeof data3 === "string") {
						if (isLonger(data3, 40)) {
							vErrors = fail(vErrors, "/query/to", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data3)) {
							vErrors = fail(vErrors, "/query/to", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/to", "type", { type: "string" });
					}
				}
				if (data0.level !== void 0) {
					let data4 = data0.level;
					if (Array.isArray(data4)) {
						if (data4.length > 4) {
							vErrors = fail(vErrors, "/query/level", "maxItems", { limit: 4 });
						}
						const len0 = data4.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate1073(data4[i0])) {
							vErrors = under(vErrors, "/query/level/" + i0, validate1073);
						}
					} else {
						vErrors = fail(vErrors, "/query/level", "type", { type: "array" });
					}
				}
				if (data0.service !== void 0) {
					let data6 = data0.service;
					if (Array.isArray(data6)) {
						if (data6.length > 50) {
							vErrors = fail(vErrors, "/query/service", "maxItems", { limit: 50 });
						}
						const len1 = data6.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data7 = data6[i1];
							if (typeof data7 === "string") {
								if (isLonger(data7, 120)) {
									vErrors = fail(vErrors, "/query/service/" + i1, "maxLength", { limit: 120 });
								}
								if (isShorter(data7, 1)) {
									vErrors = fail(vErrors, "/query/service/" + i1, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/service/" + i1, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/service", "type", { type: "array" });
					}
				}
				if (data0.resource !== void 0) {
					let data8 = data0.resource;
					if (Array.isArray(data8)) {
						if (data8.length > 50) {
							vErrors = fail(vErrors, "/query/resource", "maxItems", { limit: 50 });
						}
						const len2 = data8.length;
						for (let i2 = 0; i2 < len2; i2++) {
							let data9 = data8[i2];
							if (typeof data9 === "string") {
								if (isLonger(data9, 64)) {
									vErrors = fail(vErrors, "/query/resource/" + i2, "maxLength", { limit: 64 });
								}
								if (isShorter(data9, 1)) {
									vErrors = fail(vErrors, "/query/resource/" + i2, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/resource/" + i2, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/resource", "type", { type: "array" });
					}
				}
				if (data0.buckets !== void 0) {
					let data10 = data0.buckets;
					if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))) {
						vErrors = fail(vErrors, "/query/buckets", "type", { type: "integer" });
					}
					if (typeof data10 == "number") {
						if (data10 > 120 || isNaN(data10)) {
							vErrors = fail(vErrors, "/query/buckets", "maximum", { comparison: "<=", limit: 120 });
						}
						if (data10 < 2 || isNaN(data10)) {
							vErrors = fail(vErrors, "/query/buckets", "minimum", { comparison: ">=", limit: 2 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data11 = data.path;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) for (const key1 in data11) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data12 = data.header;
			if (data12 && typeof data12 == "object" && !Array.isArray(data12)) for (const key2 in data12) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1528.errors = vErrors;
	return vErrors === null;
}
const schema_LogHistogram = validate1531;
function validate1533(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.at === void 0) {
			vErrors = lack(vErrors, "", "at");
		}
		if (data.error === void 0) {
			vErrors = lack(vErrors, "", "error");
		}
		if (data.warn === void 0) {
			vErrors = lack(vErrors, "", "warn");
		}
		if (data.info === void 0) {
			vErrors = lack(vErrors, "", "info");
		}
		if (data.debug === void 0) {
			vErrors = lack(vErrors, "", "debug");
		}
		for (const key0 in data) if (!(key0 === "at" || key0 === "error" || key0 === "warn" || key0 === "info" || key0 === "debug")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.at !== void 0) {
			let data0 = data.at;
			if (typeof data0 === "string") {
				if (!formats4.test(data0)) {
					vErrors = fail(vErrors, "/at", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/at", "type", { type: "string" });
			}
		}
		if (data.error !== void 0) {
			let data1 = data.error;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/error", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/error", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.warn !== void 0) {
			let data2 = data.warn;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/warn", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/warn", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.info !== void 0) {
			let data3 = data.info;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/info", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/info", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.debug !== void 0) {
			let data4 = data.debug;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/debug", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/debug", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1533.errors = vErrors;
	return vErrors === null;
}
function validate1532(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0) {
			vErrors = lack(vErrors, "", "from");
		}
		if (data.to === void 0) {
			vErrors = lack(vErrors, "", "to");
		}
		if (data.stepSeconds === void 0) {
			vErrors = lack(vErrors, "", "stepSeconds");
		}
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.approximate === void 0) {
			vErrors = lack(vErrors, "", "approximate");
		}
		if (data.buckets === void 0) {
			vErrors = lack(vErrors, "", "buckets");
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to" || key0 === "stepSeconds" || key0 === "total" || key0 === "approximate" || key0 === "buckets")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.from !== void 0) {
			let data0 = data.from;
			if (typeof data0 === "string") {
				if (!formats4.test(data0)) {
					vErrors = fail(vErrors, "/from", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/from", "type", { type: "string" });
			}
		}
		if (data.to !== void 0) {
			let data1 = data.to;
			if (typeof data1 === "string") {
				if (!formats4.test(data1)) {
					vErrors = fail(vErrors, "/to", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/to", "type", { type: "string" });
			}
		}
		if (data.stepSeconds !== void 0) {
			let data2 = data.stepSeconds;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/stepSeconds", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/stepSeconds", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.total !== void 0) {
			let data3 = data.total;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/total", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/total", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.approximate !== void 0) {
			if (typeof data.approximate !== "boolean") {
				vErrors = fail(vErrors, "/approximate", "type", { type: "boolean" });
			}
		}
		if (data.buckets !== void 0) {
			let data5 = data.buckets;
			if (Array.isArray(data5)) {
				if (data5.length > 120) {
					vErrors = fail(vErrors, "/buckets", "maxItems", { limit: 120 });
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1533(data5[i0])) {
					vErrors = under(vErrors, "/buckets/" + i0, validate1533);
				}
			} else {
				vErrors = fail(vErrors, "/buckets", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1532.errors = vErrors;
	return vErrors === null;
}
function validate1531(data) {
	let vErrors = null;
	if (!validate1532(data)) {
		vErrors = vErrors === null ? validate1532.errors : vErrors.concat(validate1532.errors);
	}
	validate1531.errors = vErrors;
	return vErrors === null;
}
const listLogServices_params = validate1978;
function validate1978(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "q" || key0 === "from" || key0 === "to" || key0 === "level" || key0 === "resource")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.q !== void 0) {
					let data1 = data0.q;
					if (typeof data1 === "string") {
						if (isLonger(data1, 500)) {
							vErrors = fail(vErrors, "/query/q", "maxLength", { limit: 500 });
						}
					} else {
						vErrors = fail(vErrors, "/query/q", "type", { type: "string" });
					}
				}
				if (data0.from !== void 0) {
					let data2 = data0.from;
					if (typeof data2 === "string") {
						if (isLonger(data2, 40)) {
							vErrors = fail(vErrors, "/query/from", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data2)) {
							vErrors = fail(vErrors, "/query/from", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/from", "type", { type: "string" });
					}
				}
				if (data0.to !== void 0) {
					let data3 = data0.to;
					if (typeof data3 === "string") {
						if (isLonger(data3, 40)) {
							vErrors = fail(vErrors, "/query/to", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data3)) {
							vErrors = fail(vErrors, "/query/to", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/to", "type", { type: "string" });
					}
				}
				if (data0.level !== void 0) {
					let data4 = data0.level;
					if (Array.isArray(data4)) {
						if (data4.length > 4) {
							vErrors = fail(vErrors, "/query/level", "maxItems", { limit: 4 });
						}
						const len0 = data4.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate1073(data4[i0])) {
							vErrors = under(vErrors, "/query/level/" + i0, validate1073);
						}
					} else {
						vErrors = fail(vErrors, "/query/level", "type", { type: "array" });
					}
				}
				if (data0.resource !== void 0) {
					let data6 = data0.resource;
					if (Array.isArray(data6)) {
						if (data6.length > 50) {
							vErrors = fail(vErrors, "/query/resource", "maxItems", { limit: 50 });
						}
						const len1 = data6.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data7 = data6[i1];
							if (typeof data7 === "string") {
								if (isLonger(data7, 64)) {
									vErrors = fail(vErrors, "/query/resource/" + i1, "maxLength", { limit: 64 });
								}
								if (isShorter(data7, 1)) {
									vErrors = fail(vErrors, "/query/resource/" + i1, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/resource/" + i1, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/resource", "type", { type: "array" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data8 = data.path;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) for (const key1 in data8) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data9 = data.header;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) for (const key2 in data9) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1978.errors = vErrors;
	return vErrors === null;
}
const listLogServices_200_frame = validate1981;
function validate1981(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		if (data.approximate === void 0) {
			vErrors = lack(vErrors, "", "approximate");
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "approximate")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				if (data0.length > 1e3) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 1e3 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
		if (data.approximate !== void 0) {
			if (typeof data.approximate !== "boolean") {
				vErrors = fail(vErrors, "/approximate", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1981.errors = vErrors;
	return vErrors === null;
}
const schema_LogService = validate1982;
function validate1983(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.service === void 0) {
			vErrors = lack(vErrors, "", "service");
		}
		if (data.count === void 0) {
			vErrors = lack(vErrors, "", "count");
		}
		for (const key0 in data) if (!(key0 === "service" || key0 === "count")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.service !== void 0) {
			let data0 = data.service;
			if (typeof data0 === "string") {
				if (isLonger(data0, 120)) {
					vErrors = fail(vErrors, "/service", "maxLength", { limit: 120 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/service", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/service", "type", { type: "string" });
			}
		}
		if (data.count !== void 0) {
			let data1 = data.count;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/count", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 1 || isNaN(data1)) {
					vErrors = fail(vErrors, "/count", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1983.errors = vErrors;
	return vErrors === null;
}
function validate1982(data) {
	let vErrors = null;
	if (!validate1983(data)) {
		vErrors = vErrors === null ? validate1983.errors : vErrors.concat(validate1983.errors);
	}
	validate1982.errors = vErrors;
	return vErrors === null;
}
const searchLogs_params = validate2304;
function validate2304(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "q" || key0 === "from" || key0 === "to" || key0 === "level" || key0 === "service" || key0 === "resource" || key0 === "cursor" || key0 === "limit")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.q !== void 0) {
					let data1 = data0.q;
					if (typeof data1 === "string") {
						if (isLonger(data1, 500)) {
							vErrors = fail(vErrors, "/query/q", "maxLength", { limit: 500 });
						}
					} else {
						vErrors = fail(vErrors, "/query/q", "type", { type: "string" });
					}
				}
				if (data0.from !== void 0) {
					let data2 = data0.from;
					if (typeof data2 === "string") {
						if (isLonger(data2, 40)) {
							vErrors = fail(vErrors, "/query/from", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data2)) {
							vErrors = fail(vErrors, "/query/from", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/from", "type", { type: "string" });
					}
				}
				if (data0.to !== void 0) {
					let data3 = data0.to;
					if (typeof data3 === "string") {
						if (isLonger(data3, 40)) {
							vErrors = fail(vErrors, "/query/to", "maxLength", { limit: 40 });
						}
						if (!formats4.test(data3)) {
							vErrors = fail(vErrors, "/query/to", "format", { format: "date-time" });
						}
					} else {
						vErrors = fail(vErrors, "/query/to", "type", { type: "string" });
					}
				}
				if (data0.level !== void 0) {
					let data4 = data0.level;
					if (Array.isArray(data4)) {
						if (data4.length > 4) {
							vErrors = fail(vErrors, "/query/level", "maxItems", { limit: 4 });
						}
						const len0 = data4.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate1073(data4[i0])) {
							vErrors = under(vErrors, "/query/level/" + i0, validate1073);
						}
					} else {
						vErrors = fail(vErrors, "/query/level", "type", { type: "array" });
					}
				}
				if (data0.service !== void 0) {
					let data6 = data0.service;
					if (Array.isArray(data6)) {
						if (data6.length > 50) {
							vErrors = fail(vErrors, "/query/service", "maxItems", { limit: 50 });
						}
						const len1 = data6.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data7 = data6[i1];
							if (typeof data7 === "string") {
								if (isLonger(data7, 120)) {
									vErrors = fail(vErrors, "/query/service/" + i1, "maxLength", { limit: 120 });
								}
								if (isShorter(data7, 1)) {
									vErrors = fail(vErrors, "/query/service/" + i1, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/service/" + i1, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/service", "type", { type: "array" });
					}
				}
				if (data0.resource !== void 0) {
					let data8 = data0.resource;
					if (Array.isArray(data8)) {
						if (data8.length > 50) {
							vErrors = fail(vErrors, "/query/resource", "maxItems", { limit: 50 });
						}
						const len2 = data8.length;
						for (let i2 = 0; i2 < len2; i2++) {
							let data9 = data8[i2];
							if (typeof data9 === "string") {
								if (isLonger(data9, 64)) {
									vErrors = fail(vErrors, "/query/resource/" + i2, "maxLength", { limit: 64 });
								}
								if (isShorter(data9, 1)) {
									vErrors = fail(vErrors, "/query/resource/" + i2, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/resource/" + i2, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/resource", "type", { type: "array" });
					}
				}
				if (data0.cursor !== void 0) {
					let data10 = data0.cursor;
					if (typeof data10 === "string") {
						if (isLonger(data10, 256)) {
							vErrors = fail(vErrors, "/query/cursor", "maxLength", { limit: 256 });
						}
						if (isShorter(data10, 1)) {
							vErrors = fail(vErrors, "/query/cursor", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/cursor", "type", { type: "string" });
					}
				}
				if (data0.limit !== void 0) {
					let data11 = data0.limit;
					if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
						vErrors = fail(vErrors, "/query/limit", "type", { type: "integer" });
					}
					if (typeof data11 == "number") {
						if (data11 > 1e3 || isNaN(data11)) {
							vErrors = fail(vErrors, "/query/limit", "maximum", { comparison: "<=", limit: 1e3 });
						}
						if (data11 < 1 || isNaN(data11)) {
							vErrors = fail(vErrors, "/query/limit", "minimum", { comparison: ">=", limit: 1 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data12 = data.path;
			if (data12 && typeof data12 == "object" && !Array.isArray(data12)) for (const key1 in data12) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data13 = data.header;
			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) for (const key2 in data13) {
				vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
			}
			else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2304.errors = vErrors;
	return vErrors === null;
}
const searchLogs_200_frame = validate2307;
const schema1067 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"items",
		"nextCursor",
		"searchedTo",
		"streamAfter"
	],
	"properties": {
		"items": {
			"type": "array",
			"maxItems": 1e3
		},
		"nextCursor": {
			"type": ["string", "null"],
			"maxLength": 256
		},
		"searchedTo": {
			"type": "string",
			"format": "date-time"
		},
		"streamAfter": {
			"type": "string",
			"minLength": 1,
			"maxLength": 256
		}
	},
	"$id": "http://validators/searchLogs_200_frame"
};
function validate2307(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		if (data.nextCursor === void 0) {
			vErrors = lack(vErrors, "", "nextCursor");
		}
		if (data.searchedTo === void 0) {
			vErrors = lack(vErrors, "", "searchedTo");
		}
		if (data.streamAfter === void 0) {
			vErrors = lack(vErrors, "", "streamAfter");
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor" || key0 === "searchedTo" || key0 === "streamAfter")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				if (data0.length > 1e3) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 1e3 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
		if (data.nextCursor !== void 0) {
			let data1 = data.nextCursor;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = fail(vErrors, "/nextCursor", "type", { type: schema1067.properties.nextCursor.type });
			}
			if (typeof data1 === "string") {
				if (isLonger(data1, 256)) {
					vErrors = fail(vErrors, "/nextCursor", "maxLength", { limit: 256 });
				}
			}
		}
		if (data.searchedTo !== void 0) {
			let data2 = data.searchedTo;
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/searchedTo", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/searchedTo", "type", { type: "string" });
			}
		}
		if (data.streamAfter !== void 0) {
			let data3 = data.streamAfter;
			if (typeof data3 === "string") {
				if (isLonger(data3, 256)) {
					vErrors = fail(vErrors, "/streamAfter", "maxLength", { limit: 256 });
				}
				if (isShorter(data3, 1)) {
					vErrors = fail(vErrors, "/streamAfter", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/streamAfter", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2307.errors = vErrors;
	return vErrors === null;
}
const streamLogs_params = validate2337;
function validate2337(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "q" || key0 === "level" || key0 === "service" || key0 === "resource" || key0 === "since")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.q !== void 0) {
					let data1 = data0.q;
					if (typeof data1 === "string") {
						if (isLonger(data1, 500)) {
							vErrors = fail(vErrors, "/query/q", "maxLength", { limit: 500 });
						}
					} else {
						vErrors = fail(vErrors, "/query/q", "type", { type: "string" });
					}
				}
				if (data0.level !== void 0) {
					let data2 = data0.level;
					if (Array.isArray(data2)) {
						if (data2.length > 4) {
							vErrors = fail(vErrors, "/query/level", "maxItems", { limit: 4 });
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate1073(data2[i0])) {
							vErrors = under(vErrors, "/query/level/" + i0, validate1073);
						}
					} else {
						vErrors = fail(vErrors, "/query/level", "type", { type: "array" });
					}
				}
				if (data0.service !== void 0) {
					let data4 = data0.service;
					if (Array.isArray(data4)) {
						if (data4.length > 50) {
							vErrors = fail(vErrors, "/query/service", "maxItems", { limit: 50 });
						}
						const len1 = data4.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data5 = data4[i1];
							if (typeof data5 === "string") {
								if (isLonger(data5, 120)) {
									vErrors = fail(vErrors, "/query/service/" + i1, "maxLength", { limit: 120 });
								}
								if (isShorter(data5, 1)) {
									vErrors = fail(vErrors, "/query/service/" + i1, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/service/" + i1, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/service", "type", { type: "array" });
					}
				}
				if (data0.resource !== void 0) {
					let data6 = data0.resource;
					if (Array.isArray(data6)) {
						if (data6.length > 50) {
							vErrors = fail(vErrors, "/query/resource", "maxItems", { limit: 50 });
						}
						const len2 = data6.length;
						for (let i2 = 0; i2 < len2; i2++) {
							let data7 = data6[i2];
							if (typeof data7 === "string") {
								if (isLonger(data7, 64)) {
									vErrors = fail(vErrors, "/query/resource/" + i2, "maxLength", { limit: 64 });
								}
								if (isShorter(data7, 1)) {
									vErrors = fail(vErrors, "/query/resource/" + i2, "minLength", { limit: 1 });
								}
							} else {
								vErrors = fail(vErrors, "/query/resource/" + i2, "type", { type: "string" });
							}
						}
					} else {
						vErrors = fail(vErrors, "/query/resource", "type", { type: "array" });
					}
				}
				if (data0.since !== void 0) {
					let data8 = data0.since;
					if (typeof data8 === "string") {
						if (isLonger(data8, 256)) {
							vErrors = fail(vErrors, "/query/since", "maxLength", { limit: 256 });
						}
						if (isShorter(data8, 1)) {
							vErrors = fail(vErrors, "/query/since", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/query/since", "type", { type: "string" });
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
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				for (const key2 in data10) if (!(key2 === "last-event-id")) {
					vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
				}
				if (data10["last-event-id"] !== void 0) {
					let data11 = data10["last-event-id"];
					if (typeof data11 === "string") {
						if (isLonger(data11, 256)) {
							vErrors = fail(vErrors, "/header/last-event-id", "maxLength", { limit: 256 });
						}
						if (isShorter(data11, 1)) {
							vErrors = fail(vErrors, "/header/last-event-id", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/header/last-event-id", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2337.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	exportLogsAsCsv: {
		params: exportLogsAsCsv_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_LogText,
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
	exportLogsAsJson: {
		params: exportLogsAsJson_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: exportLogsAsJson_200_frame,
				item: schema_LogEntry
			},
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	exportLogsAsText: {
		params: exportLogsAsText_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_LogText,
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
	getLog: {
		params: getLog_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_LogEntry,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getLogContext: {
		params: getLogContext_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_LogContext,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getLogHistogram: {
		params: getLogHistogram_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_LogHistogram,
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
	listLogServices: {
		params: listLogServices_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listLogServices_200_frame,
				item: schema_LogService
			},
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	searchLogs: {
		params: searchLogs_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: searchLogs_200_frame,
				item: schema_LogEntry
			},
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	streamLogs: {
		params: streamLogs_params,
		body: null,
		event: schema_LogEntry,
		responses: {
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
