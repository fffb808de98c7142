// Generated from `openapi/` by `npm run generate`. Do not edit.
function fail(errors, instancePath, keyword, params) {
	const error = { instancePath, keyword, params };
	if (errors === null) return [error];
	errors.push(error);
	return errors;
}
function lack(errors, instancePath, missingProperty) {
	return fail(errors, instancePath, "required", { missingProperty });
}
function under(errors, path, { errors: found }) {
	const located = found.map((error) => ({ ...error, instancePath: path + error.instancePath }));
	return errors === null ? located : errors.concat(located);
}
function mayHaveStrangers(data, { required }) {
	let count = 0;
	for (const _ in data) count++;
	return count !== required?.length;
}
function isLonger(text, most) {
	return text.length > most && func2(text) > most;
}
function isShorter(text, least) {
	return text.length < 2 * least && func2(text) < least;
}
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") {
		for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
			key = keys[i];
			if (!__hasOwnProp.call(to, key) && key !== except) {
				__defProp(to, key, {
					get: ((k) => from[k]).bind(null, key),
					enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
				});
			}
		}
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
var require_fast_deep_equal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function equal(a, b) {
		if (a === b) return true;
		if (a && b && typeof a == "object" && typeof b == "object") {
			if (a.constructor !== b.constructor) return false;
			var length, i, keys;
			if (Array.isArray(a)) {
				length = a.length;
				if (length != b.length) return false;
				for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
				return true;
			}
			if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
			if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
			if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
			keys = Object.keys(a);
			length = keys.length;
			if (length !== Object.keys(b).length) return false;
			for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
			for (i = length; i-- !== 0;) {
				var key = keys[i];
				if (!equal(a[key], b[key])) return false;
			}
			return true;
		}
		return a !== a && b !== b;
	};
}));
var require_equal = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const equal = require_fast_deep_equal();
	equal.code = "require(\"ajv/dist/runtime/equal\").default";
	exports.default = equal;
}));
var require_formats = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	const DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
		const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	const DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	const NOT_URI_FRAGMENT = /\/|:/;
	const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	const MIN_INT32 = -(2 ** 31);
	const MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	const Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}));
var import_ucs2length = /* @__PURE__ */ __toESM(require_ucs2length(), 1);
var import_equal = /* @__PURE__ */ __toESM(require_equal(), 1);
var import_formats = /* @__PURE__ */ __toESM(require_formats(), 1);
const func2 = import_ucs2length.default.default;
function validate21(data) {
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
				if (data1.token === void 0) {
					vErrors = lack(vErrors, "/path", "token");
				}
				for (const key1 in data1) if (!(key1 === "token")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.token !== void 0) {
					let data2 = data1.token;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/token", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/token", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/token", "type", { type: "string" });
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
	validate21.errors = vErrors;
	return vErrors === null;
}
const schema_SignedIn = validate22;
const schema10 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"email",
		"name",
		"avatarUrl",
		"role"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"email": {
			"type": "string",
			"format": "email",
			"maxLength": 254
		},
		"name": {
			"type": "string",
			"minLength": 1,
			"maxLength": 120
		},
		"avatarUrl": {
			"type": ["string", "null"],
			"format": "uri-reference",
			"maxLength": 2e3
		},
		"role": { "$ref": "#/components/schemas/UserRole" }
	}
};
const pattern0 = new RegExp("^[a-z]+_[A-Za-z0-9]+$", "u");
function validate26(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 64)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 64 });
		}
		if (isShorter(data, 3)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 3 });
		}
		if (!pattern0.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^[a-z]+_[A-Za-z0-9]+$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate26.errors = vErrors;
	return vErrors === null;
}
const schema12 = {
	"type": "string",
	"enum": ["Admin", "Member"]
};
function validate28(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "Admin" || data === "Member")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema12.enum });
	}
	validate28.errors = vErrors;
	return vErrors === null;
}
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const formats2 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function validate25(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.email === void 0) {
			vErrors = lack(vErrors, "", "email");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.avatarUrl === void 0) {
			vErrors = lack(vErrors, "", "avatarUrl");
		}
		if (data.role === void 0) {
			vErrors = lack(vErrors, "", "role");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "email" || key0 === "name" || key0 === "avatarUrl" || key0 === "role")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.email !== void 0) {
			let data1 = data.email;
			if (typeof data1 === "string") {
				if (isLonger(data1, 254)) {
					vErrors = fail(vErrors, "/email", "maxLength", { limit: 254 });
				}
				if (!formats0.test(data1)) {
					vErrors = fail(vErrors, "/email", "format", { format: "email" });
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", { type: "string" });
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 === "string") {
				if (isLonger(data2, 120)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 120 });
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
		if (data.avatarUrl !== void 0) {
			let data3 = data.avatarUrl;
			if (typeof data3 !== "string" && data3 !== null) {
				vErrors = fail(vErrors, "/avatarUrl", "type", { type: schema10.properties.avatarUrl.type });
			}
			if (typeof data3 === "string") {
				if (isLonger(data3, 2e3)) {
					vErrors = fail(vErrors, "/avatarUrl", "maxLength", { limit: 2e3 });
				}
				if (!formats2.test(data3)) {
					vErrors = fail(vErrors, "/avatarUrl", "format", { format: "uri-reference" });
				}
			}
		}
		if (data.role !== void 0) {
			if (!validate28(data.role)) {
				vErrors = under(vErrors, "/role", validate28);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate25.errors = vErrors;
	return vErrors === null;
}
const formats4 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
function validate31(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "createdAt")) {
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
				if (isLonger(data1, 120)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 120 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
		if (data.createdAt !== void 0) {
			let data2 = data.createdAt;
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate31.errors = vErrors;
	return vErrors === null;
}
const schema14 = {
	"type": "string",
	"enum": [
		"Owner",
		"Admin",
		"Developer",
		"Viewer"
	]
};
function validate34(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "Owner" || data === "Admin" || data === "Developer" || data === "Viewer")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema14.enum });
	}
	validate34.errors = vErrors;
	return vErrors === null;
}
const schema15 = {
	"type": "string",
	"enum": [
		"full_access",
		"manage_resources",
		"manage_team",
		"manage_billing",
		"view_billing",
		"deploy",
		"view_logs"
	]
};
function validate36(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "full_access" || data === "manage_resources" || data === "manage_team" || data === "manage_billing" || data === "view_billing" || data === "deploy" || data === "view_logs")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema15.enum });
	}
	validate36.errors = vErrors;
	return vErrors === null;
}
const func0 = import_equal.default.default;
function validate24(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.signedIn === void 0) {
			vErrors = lack(vErrors, "", "signedIn");
		}
		if (data.user === void 0) {
			vErrors = lack(vErrors, "", "user");
		}
		if (data.organisation === void 0) {
			vErrors = lack(vErrors, "", "organisation");
		}
		if (data.teamRole === void 0) {
			vErrors = lack(vErrors, "", "teamRole");
		}
		if (data.permissions === void 0) {
			vErrors = lack(vErrors, "", "permissions");
		}
		if (data.expiresAt === void 0) {
			vErrors = lack(vErrors, "", "expiresAt");
		}
		for (const key0 in data) if (!(key0 === "signedIn" || key0 === "user" || key0 === "organisation" || key0 === "teamRole" || key0 === "permissions" || key0 === "expiresAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.signedIn !== void 0) {
			let data0 = data.signedIn;
			if (typeof data0 !== "boolean") {
				vErrors = fail(vErrors, "/signedIn", "type", { type: "boolean" });
			}
			if (true !== data0) {
				vErrors = fail(vErrors, "/signedIn", "const", { allowedValue: true });
			}
		}
		if (data.user !== void 0) {
			if (!validate25(data.user)) {
				vErrors = under(vErrors, "/user", validate25);
			}
		}
		if (data.organisation !== void 0) {
			if (!validate31(data.organisation)) {
				vErrors = under(vErrors, "/organisation", validate31);
			}
		}
		if (data.teamRole !== void 0) {
			if (!validate34(data.teamRole)) {
				vErrors = under(vErrors, "/teamRole", validate34);
			}
		}
		if (data.permissions !== void 0) {
			let data4 = data.permissions;
			if (Array.isArray(data4)) {
				if (data4.length > 7) {
					vErrors = fail(vErrors, "/permissions", "maxItems", { limit: 7 });
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate36(data4[i0])) {
					vErrors = under(vErrors, "/permissions/" + i0, validate36);
				}
				let i1 = data4.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data4[i1], data4[j0])) {
						vErrors = fail(vErrors, "/permissions", "uniqueItems", { i: i1, j: j0 });
						break outer0;
					}
				}
			} else {
				vErrors = fail(vErrors, "/permissions", "type", { type: "array" });
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
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate24.errors = vErrors;
	return vErrors === null;
}
function validate22(data) {
	let vErrors = null;
	if (!validate24(data)) {
		vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
	}
	validate22.errors = vErrors;
	return vErrors === null;
}
const schema_Problem = validate39;
const pattern1 = new RegExp("^[a-z][a-z0-9_]*$", "u");
const schema19 = {
	"type": "string",
	"enum": [
		"body",
		"query",
		"path",
		"header"
	]
};
function validate42(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "body" || data === "query" || data === "path" || data === "header")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema19.enum });
	}
	validate42.errors = vErrors;
	return vErrors === null;
}
function validate41(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.in === void 0) {
			vErrors = lack(vErrors, "", "in");
		}
		if (data.pointer === void 0) {
			vErrors = lack(vErrors, "", "pointer");
		}
		if (data.code === void 0) {
			vErrors = lack(vErrors, "", "code");
		}
		if (data.message === void 0) {
			vErrors = lack(vErrors, "", "message");
		}
		for (const key0 in data) if (!(key0 === "in" || key0 === "pointer" || key0 === "code" || key0 === "message" || key0 === "line" || key0 === "column")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.in !== void 0) {
			if (!validate42(data.in)) {
				vErrors = under(vErrors, "/in", validate42);
			}
		}
		if (data.pointer !== void 0) {
			let data1 = data.pointer;
			if (typeof data1 === "string") {
				if (isLonger(data1, 300)) {
					vErrors = fail(vErrors, "/pointer", "maxLength", { limit: 300 });
				}
			} else {
				vErrors = fail(vErrors, "/pointer", "type", { type: "string" });
			}
		}
		if (data.code !== void 0) {
			let data2 = data.code;
			if (typeof data2 === "string") {
				if (isLonger(data2, 64)) {
					vErrors = fail(vErrors, "/code", "maxLength", { limit: 64 });
				}
				if (!pattern1.test(data2)) {
					vErrors = fail(vErrors, "/code", "pattern", { pattern: "^[a-z][a-z0-9_]*$" });
				}
			} else {
				vErrors = fail(vErrors, "/code", "type", { type: "string" });
			}
		}
		if (data.message !== void 0) {
			let data3 = data.message;
			if (typeof data3 === "string") {
				if (isLonger(data3, 500)) {
					vErrors = fail(vErrors, "/message", "maxLength", { limit: 500 });
				}
				if (isShorter(data3, 1)) {
					vErrors = fail(vErrors, "/message", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/message", "type", { type: "string" });
			}
		}
		if (data.line !== void 0) {
			let data4 = data.line;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/line", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 1 || isNaN(data4)) {
					vErrors = fail(vErrors, "/line", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.column !== void 0) {
			let data5 = data.column;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
				vErrors = fail(vErrors, "/column", "type", { type: "integer" });
			}
			if (typeof data5 == "number") {
				if (data5 < 1 || isNaN(data5)) {
					vErrors = fail(vErrors, "/column", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate41.errors = vErrors;
	return vErrors === null;
}
function validate40(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.title === void 0) {
			vErrors = lack(vErrors, "", "title");
		}
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
		}
		if (data.detail === void 0) {
			vErrors = lack(vErrors, "", "detail");
		}
		if (data.code === void 0) {
			vErrors = lack(vErrors, "", "code");
		}
		if (data.requestId === void 0) {
			vErrors = lack(vErrors, "", "requestId");
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "code" || key0 === "requestId" || key0 === "errors" || key0 === "retryAfter")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (isLonger(data0, 200)) {
					vErrors = fail(vErrors, "/type", "maxLength", { limit: 200 });
				}
				if (!formats2.test(data0)) {
					vErrors = fail(vErrors, "/type", "format", { format: "uri-reference" });
				}
			} else {
				vErrors = fail(vErrors, "/type", "type", { type: "string" });
			}
		}
		if (data.title !== void 0) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (isLonger(data1, 120)) {
					vErrors = fail(vErrors, "/title", "maxLength", { limit: 120 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/title", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/title", "type", { type: "string" });
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/status", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 > 599 || isNaN(data2)) {
					vErrors = fail(vErrors, "/status", "maximum", { comparison: "<=", limit: 599 });
				}
				if (data2 < 400 || isNaN(data2)) {
					vErrors = fail(vErrors, "/status", "minimum", { comparison: ">=", limit: 400 });
				}
			}
		}
		if (data.detail !== void 0) {
			let data3 = data.detail;
			if (typeof data3 === "string") {
				if (isLonger(data3, 1e3)) {
					vErrors = fail(vErrors, "/detail", "maxLength", { limit: 1e3 });
				}
				if (isShorter(data3, 1)) {
					vErrors = fail(vErrors, "/detail", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/detail", "type", { type: "string" });
			}
		}
		if (data.code !== void 0) {
			let data4 = data.code;
			if (typeof data4 === "string") {
				if (isLonger(data4, 64)) {
					vErrors = fail(vErrors, "/code", "maxLength", { limit: 64 });
				}
				if (!pattern1.test(data4)) {
					vErrors = fail(vErrors, "/code", "pattern", { pattern: "^[a-z][a-z0-9_]*$" });
				}
			} else {
				vErrors = fail(vErrors, "/code", "type", { type: "string" });
			}
		}
		if (data.requestId !== void 0) {
			let data5 = data.requestId;
			if (typeof data5 === "string") {
				if (isLonger(data5, 64)) {
					vErrors = fail(vErrors, "/requestId", "maxLength", { limit: 64 });
				}
				if (isShorter(data5, 1)) {
					vErrors = fail(vErrors, "/requestId", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/requestId", "type", { type: "string" });
			}
		}
		if (data.errors !== void 0) {
			let data6 = data.errors;
			if (Array.isArray(data6)) {
				if (data6.length > 100) {
					vErrors = fail(vErrors, "/errors", "maxItems", { limit: 100 });
				}
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate41(data6[i0])) {
					vErrors = under(vErrors, "/errors/" + i0, validate41);
				}
			} else {
				vErrors = fail(vErrors, "/errors", "type", { type: "array" });
			}
		}
		if (data.retryAfter !== void 0) {
			let data8 = data.retryAfter;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
				vErrors = fail(vErrors, "/retryAfter", "type", { type: "integer" });
			}
			if (typeof data8 == "number") {
				if (data8 > 86400 || isNaN(data8)) {
					vErrors = fail(vErrors, "/retryAfter", "maximum", { comparison: "<=", limit: 86400 });
				}
				if (data8 < 1 || isNaN(data8)) {
					vErrors = fail(vErrors, "/retryAfter", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate40.errors = vErrors;
	return vErrors === null;
}
function validate39(data) {
	let vErrors = null;
	if (!validate40(data)) {
		vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
	}
	validate39.errors = vErrors;
	return vErrors === null;
}
const func27 = Object.prototype.hasOwnProperty;
const schema23 = {
	"type": "string",
	"enum": [
		"info",
		"warning",
		"critical"
	]
};
function validate50(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "info" || data === "warning" || data === "critical")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema23.enum });
	}
	validate50.errors = vErrors;
	return vErrors === null;
}
const schema26 = {
	"type": "string",
	"enum": [
		"vm",
		"container",
		"database",
		"volume",
		"volume_snapshot",
		"load_balancer",
		"firewall",
		"cdn_distribution",
		"dns_zone"
	]
};
function validate56(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "vm" || data === "container" || data === "database" || data === "volume" || data === "volume_snapshot" || data === "load_balancer" || data === "firewall" || data === "cdn_distribution" || data === "dns_zone")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema26.enum });
	}
	validate56.errors = vErrors;
	return vErrors === null;
}
function validate54(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "type" || key0 === "name")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.type !== void 0) {
			if (!validate56(data.type)) {
				vErrors = under(vErrors, "/type", validate56);
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 === "string") {
				if (isLonger(data2, 253)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 253 });
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate54.errors = vErrors;
	return vErrors === null;
}
function validate62(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 120)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 120 });
		}
		if (isShorter(data, 1)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 1 });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate62.errors = vErrors;
	return vErrors === null;
}
function validate64(data) {
	let vErrors = null;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		vErrors = fail(vErrors, "", "type", { type: "integer" });
	}
	if (typeof data == "number") {
		if (data > 60 || isNaN(data)) {
			vErrors = fail(vErrors, "", "maximum", { comparison: "<=", limit: 60 });
		}
		if (data < 1 || isNaN(data)) {
			vErrors = fail(vErrors, "", "minimum", { comparison: ">=", limit: 1 });
		}
	}
	validate64.errors = vErrors;
	return vErrors === null;
}
const schema30 = {
	"type": "string",
	"enum": [
		"cpu",
		"memory",
		"storage",
		"storage_free",
		"disk_io",
		"network",
		"gpu",
		"requests",
		"errors",
		"error_rate",
		"latency",
		"connections",
		"queries",
		"cache_hits",
		"healthy_targets",
		"replicas"
	]
};
function validate66(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "cpu" || data === "memory" || data === "storage" || data === "storage_free" || data === "disk_io" || data === "network" || data === "gpu" || data === "requests" || data === "errors" || data === "error_rate" || data === "latency" || data === "connections" || data === "queries" || data === "cache_hits" || data === "healthy_targets" || data === "replicas")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema30.enum });
	}
	validate66.errors = vErrors;
	return vErrors === null;
}
const schema31 = {
	"type": "string",
	"enum": [
		"percent",
		"bytes_per_second",
		"per_second",
		"count",
		"milliseconds"
	]
};
function validate68(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "percent" || data === "bytes_per_second" || data === "per_second" || data === "count" || data === "milliseconds")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema31.enum });
	}
	validate68.errors = vErrors;
	return vErrors === null;
}
const schema32 = {
	"type": "string",
	"enum": ["above", "below"]
};
function validate70(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "above" || data === "below")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema32.enum });
	}
	validate70.errors = vErrors;
	return vErrors === null;
}
const pattern3 = new RegExp("^[a-z0-9][a-z0-9:_.-]{0,62}$", "u");
function validate73(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 63)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 63 });
		}
		if (!pattern3.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^[a-z0-9][a-z0-9:_.-]{0,62}$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate73.errors = vErrors;
	return vErrors === null;
}
function validate72(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 20) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 20 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate73(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate73);
		}
		let i1 = data.length;
		let j0;
		if (i1 > 1) {
			outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data[i1], data[j0])) {
				vErrors = fail(vErrors, "", "uniqueItems", { i: i1, j: j0 });
				break outer0;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "array" });
	}
	validate72.errors = vErrors;
	return vErrors === null;
}
const schema38 = {
	"type": "string",
	"enum": [
		"user",
		"key",
		"system"
	]
};
function validate81(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "user" || data === "key" || data === "system")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema38.enum });
	}
	validate81.errors = vErrors;
	return vErrors === null;
}
function validate80(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0) {
			vErrors = lack(vErrors, "", "kind");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		for (const key0 in data) if (!(key0 === "kind" || key0 === "name")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.kind !== void 0) {
			if (!validate81(data.kind)) {
				vErrors = under(vErrors, "/kind", validate81);
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (isLonger(data1, 120)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 120 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate80.errors = vErrors;
	return vErrors === null;
}
function validate92(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		for (const key0 in data) if (!(key0 === "items")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				if (data0.length > 100) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 100 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate92.errors = vErrors;
	return vErrors === null;
}
function validate95(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name")) {
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
				if (isLonger(data1, 253)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 253 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate95.errors = vErrors;
	return vErrors === null;
}
const formats22 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const schema_CardConfirmationAnswer = validate104;
const schema52 = {
	"type": "string",
	"enum": ["confirm", "refuse"]
};
function validate106(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "confirm" || data === "refuse")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema52.enum });
	}
	validate106.errors = vErrors;
	return vErrors === null;
}
function validate105(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.answer === void 0) {
			vErrors = lack(vErrors, "", "answer");
		}
		for (const key0 in data) if (!(key0 === "answer")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.answer !== void 0) {
			if (!validate106(data.answer)) {
				vErrors = under(vErrors, "/answer", validate106);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate105.errors = vErrors;
	return vErrors === null;
}
function validate104(data) {
	let vErrors = null;
	if (!validate105(data)) {
		vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
	}
	validate104.errors = vErrors;
	return vErrors === null;
}
const schema58 = {
	"type": "string",
	"enum": [
		"visa",
		"mastercard",
		"amex",
		"discover",
		"diners",
		"jcb",
		"unionpay",
		"maestro",
		"unknown"
	]
};
function validate117(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "visa" || data === "mastercard" || data === "amex" || data === "discover" || data === "diners" || data === "jcb" || data === "unionpay" || data === "maestro" || data === "unknown")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema58.enum });
	}
	validate117.errors = vErrors;
	return vErrors === null;
}
const pattern4 = new RegExp("^[0-9]{4}$", "u");
function validate119(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 4)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 4 });
		}
		if (!pattern4.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^[0-9]{4}$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate119.errors = vErrors;
	return vErrors === null;
}
function validate116(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.brand === void 0) {
			vErrors = lack(vErrors, "", "brand");
		}
		if (data.last4 === void 0) {
			vErrors = lack(vErrors, "", "last4");
		}
		for (const key0 in data) if (!(key0 === "brand" || key0 === "last4")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.brand !== void 0) {
			if (!validate117(data.brand)) {
				vErrors = under(vErrors, "/brand", validate117);
			}
		}
		if (data.last4 !== void 0) {
			if (!validate119(data.last4)) {
				vErrors = under(vErrors, "/last4", validate119);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate116.errors = vErrors;
	return vErrors === null;
}
const schema61 = {
	"type": "string",
	"enum": ["USD"]
};
function validate123(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "USD")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema61.enum });
	}
	validate123.errors = vErrors;
	return vErrors === null;
}
function validate122(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.amount === void 0) {
			vErrors = lack(vErrors, "", "amount");
		}
		if (data.currency === void 0) {
			vErrors = lack(vErrors, "", "currency");
		}
		for (const key0 in data) if (!(key0 === "amount" || key0 === "currency")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.amount !== void 0) {
			let data0 = data.amount;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/amount", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 > 9007199254740991 || isNaN(data0)) {
					vErrors = fail(vErrors, "/amount", "maximum", { comparison: "<=", limit: 9007199254740991 });
				}
				if (data0 < -9007199254740991 || isNaN(data0)) {
					vErrors = fail(vErrors, "/amount", "minimum", { comparison: ">=", limit: -9007199254740991 });
				}
			}
		}
		if (data.currency !== void 0) {
			if (!validate123(data.currency)) {
				vErrors = under(vErrors, "/currency", validate123);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate122.errors = vErrors;
	return vErrors === null;
}
const pattern5 = new RegExp("^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$", "u");
function validate131(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 253)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 253 });
		}
		if (isShorter(data, 4)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 4 });
		}
		if (!pattern5.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate131.errors = vErrors;
	return vErrors === null;
}
function validate154(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 100 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate26(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate26);
		}
		let i1 = data.length;
		let j0;
		if (i1 > 1) {
			outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data[i1], data[j0])) {
				vErrors = fail(vErrors, "", "uniqueItems", { i: i1, j: j0 });
				break outer0;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "array" });
	}
	validate154.errors = vErrors;
	return vErrors === null;
}
const pattern6 = new RegExp("^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$", "u");
function validate161(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 63)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 63 });
		}
		if (!pattern6.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate161.errors = vErrors;
	return vErrors === null;
}
function validate174(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.info === void 0) {
			vErrors = lack(vErrors, "", "info");
		}
		if (data.warning === void 0) {
			vErrors = lack(vErrors, "", "warning");
		}
		if (data.critical === void 0) {
			vErrors = lack(vErrors, "", "critical");
		}
		for (const key0 in data) if (!(key0 === "info" || key0 === "warning" || key0 === "critical")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.info !== void 0) {
			let data0 = data.info;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/info", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/info", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.warning !== void 0) {
			let data1 = data.warning;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/warning", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/warning", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.critical !== void 0) {
			let data2 = data.critical;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/critical", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/critical", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate174.errors = vErrors;
	return vErrors === null;
}
const schema89 = {
	"type": "string",
	"enum": [
		"us-east",
		"us-west",
		"eu-west",
		"ap-south",
		"ap-east"
	]
};
function validate189(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "us-east" || data === "us-west" || data === "eu-west" || data === "ap-south" || data === "ap-east")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema89.enum });
	}
	validate189.errors = vErrors;
	return vErrors === null;
}
function validate212(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.planId === void 0) {
			vErrors = lack(vErrors, "", "planId");
		}
		for (const key0 in data) if (!(key0 === "planId")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.planId !== void 0) {
			if (!validate26(data.planId)) {
				vErrors = under(vErrors, "/planId", validate26);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate212.errors = vErrors;
	return vErrors === null;
}
function validate211(data) {
	let vErrors = null;
	if (!validate212(data)) {
		vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
	}
	validate211.errors = vErrors;
	return vErrors === null;
}
const pattern8 = new RegExp("^\"[\\x21\\x23-\\x7e]+\"$", "u");
function validate304(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 128)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 128 });
		}
		if (isShorter(data, 1)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 1 });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate304.errors = vErrors;
	return vErrors === null;
}
const schema_SessionsEnded = validate307;
function validate308(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.ended === void 0) {
			vErrors = lack(vErrors, "", "ended");
		}
		for (const key0 in data) if (!(key0 === "ended")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.ended !== void 0) {
			let data0 = data.ended;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/ended", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 > 1e6 || isNaN(data0)) {
					vErrors = fail(vErrors, "/ended", "maximum", { comparison: "<=", limit: 1e6 });
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/ended", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate308.errors = vErrors;
	return vErrors === null;
}
function validate307(data) {
	let vErrors = null;
	if (!validate308(data)) {
		vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
	}
	validate307.errors = vErrors;
	return vErrors === null;
}
const pattern11 = new RegExp("^[0-9a-f:.]+/[0-9]{1,3}$", "u");
function validate327(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 43)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 43 });
		}
		if (isShorter(data, 4)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 4 });
		}
		if (!pattern11.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^[0-9a-f:.]+/[0-9]{1,3}$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate327.errors = vErrors;
	return vErrors === null;
}
const pattern12 = new RegExp("^[0-9A-Za-z -]+$", "u");
function validate343(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 40)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 40 });
		}
		if (isShorter(data, 1)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 1 });
		}
		if (!pattern12.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^[0-9A-Za-z -]+$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate343.errors = vErrors;
	return vErrors === null;
}
function validate348(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.code === void 0) {
			vErrors = lack(vErrors, "", "code");
		}
		for (const key0 in data) if (!(key0 === "code")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.code !== void 0) {
			if (!validate343(data.code)) {
				vErrors = under(vErrors, "/code", validate343);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate348.errors = vErrors;
	return vErrors === null;
}
function validate347(data) {
	let vErrors = null;
	if (!validate348(data)) {
		vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
	}
	validate347.errors = vErrors;
	return vErrors === null;
}
const pattern14 = new RegExp("^[\\x21-\\x7e]+$", "u");
function validate368(data) {
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
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) for (const key1 in data1) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data2 = data.header;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				for (const key2 in data2) if (!(key2 === "idempotency-key")) {
					vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
				}
				if (data2["idempotency-key"] !== void 0) {
					let data3 = data2["idempotency-key"];
					if (typeof data3 === "string") {
						if (isLonger(data3, 128)) {
							vErrors = fail(vErrors, "/header/idempotency-key", "maxLength", { limit: 128 });
						}
						if (isShorter(data3, 8)) {
							vErrors = fail(vErrors, "/header/idempotency-key", "minLength", { limit: 8 });
						}
						if (!pattern14.test(data3)) {
							vErrors = fail(vErrors, "/header/idempotency-key", "pattern", { pattern: "^[\\x21-\\x7e]+$" });
						}
					} else {
						vErrors = fail(vErrors, "/header/idempotency-key", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate368.errors = vErrors;
	return vErrors === null;
}
const pattern15 = new RegExp("^\\S([^\\r\\n]*\\S)?$", "u");
function validate371(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 80)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 80 });
		}
		if (isShorter(data, 1)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 1 });
		}
		if (!pattern15.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^\\S([^\\r\\n]*\\S)?$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate371.errors = vErrors;
	return vErrors === null;
}
function validate399(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 60)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 60 });
		}
		if (isShorter(data, 1)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 1 });
		}
		if (!pattern15.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^\\S([^\\r\\n]*\\S)?$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate399.errors = vErrors;
	return vErrors === null;
}
const schema182 = {
	"type": "string",
	"enum": [
		"email",
		"slack",
		"pagerduty",
		"sms"
	]
};
function validate401(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "email" || data === "slack" || data === "pagerduty" || data === "sms")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema182.enum });
	}
	validate401.errors = vErrors;
	return vErrors === null;
}
function validate405(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 66)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 66 });
		}
		if (isShorter(data, 3)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 3 });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate405.errors = vErrors;
	return vErrors === null;
}
const pattern18 = new RegExp("\\S", "u");
function validate730(data) {
	let vErrors = null;
	if (Array.isArray(data)) {
		if (data.length > 20) {
			vErrors = fail(vErrors, "", "maxItems", { limit: 20 });
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate26(data[i0])) {
			vErrors = under(vErrors, "/" + i0, validate26);
		}
		let i1 = data.length;
		let j0;
		if (i1 > 1) {
			outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data[i1], data[j0])) {
				vErrors = fail(vErrors, "", "uniqueItems", { i: i1, j: j0 });
				break outer0;
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "array" });
	}
	validate730.errors = vErrors;
	return vErrors === null;
}
const schema_TeamMember = validate734;
const schema306 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"userId",
		"name",
		"email",
		"avatarUrl",
		"jobTitle",
		"timezone",
		"teamRole",
		"customRoles",
		"permissions",
		"status",
		"lastActiveAt",
		"joinedAt",
		"openSessions",
		"apiKeys",
		"invitation"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"userId": {
			"type": ["string", "null"],
			"maxLength": 64
		},
		"name": {
			"type": "string",
			"minLength": 1,
			"maxLength": 254
		},
		"email": {
			"type": "string",
			"format": "email",
			"maxLength": 254
		},
		"avatarUrl": {
			"type": ["string", "null"],
			"format": "uri-reference",
			"maxLength": 2e3
		},
		"jobTitle": {
			"type": "string",
			"maxLength": 120
		},
		"timezone": { "oneOf": [{ "$ref": "#/components/schemas/ProfileTimezone" }, { "type": "null" }] },
		"teamRole": { "$ref": "#/components/schemas/TeamRole" },
		"customRoles": {
			"type": "array",
			"maxItems": 20,
			"items": { "$ref": "#/components/schemas/TeamMemberRole" }
		},
		"permissions": {
			"type": "array",
			"uniqueItems": true,
			"maxItems": 7,
			"items": { "$ref": "#/components/schemas/Permission" }
		},
		"status": { "$ref": "#/components/schemas/TeamMemberStatus" },
		"lastActiveAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"joinedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"openSessions": {
			"type": "integer",
			"minimum": 0
		},
		"apiKeys": {
			"type": "integer",
			"minimum": 0
		},
		"invitation": { "oneOf": [{ "$ref": "#/components/schemas/TeamMemberInvitation" }, { "type": "null" }] }
	}
};
const schema307 = {
	"type": "string",
	"enum": [
		"utc",
		"pst",
		"est",
		"cet"
	]
};
function validate737(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "utc" || data === "pst" || data === "est" || data === "cet")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema307.enum });
	}
	validate737.errors = vErrors;
	return vErrors === null;
}
function validate740(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "name")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.name !== void 0) {
			if (!validate399(data.name)) {
				vErrors = under(vErrors, "/name", validate399);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate740.errors = vErrors;
	return vErrors === null;
}
const schema310 = {
	"type": "string",
	"enum": [
		"active",
		"pending",
		"inactive"
	]
};
function validate746(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "active" || data === "pending" || data === "inactive")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema310.enum });
	}
	validate746.errors = vErrors;
	return vErrors === null;
}
function validate748(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.invitedBy === void 0) {
			vErrors = lack(vErrors, "", "invitedBy");
		}
		if (data.message === void 0) {
			vErrors = lack(vErrors, "", "message");
		}
		if (data.sentAt === void 0) {
			vErrors = lack(vErrors, "", "sentAt");
		}
		if (data.expiresAt === void 0) {
			vErrors = lack(vErrors, "", "expiresAt");
		}
		if (data.isExpired === void 0) {
			vErrors = lack(vErrors, "", "isExpired");
		}
		for (const key0 in data) if (!(key0 === "invitedBy" || key0 === "message" || key0 === "sentAt" || key0 === "expiresAt" || key0 === "isExpired")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.invitedBy !== void 0) {
			let data0 = data.invitedBy;
			if (typeof data0 === "string") {
				if (isLonger(data0, 120)) {
					vErrors = fail(vErrors, "/invitedBy", "maxLength", { limit: 120 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/invitedBy", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/invitedBy", "type", { type: "string" });
			}
		}
		if (data.message !== void 0) {
			let data1 = data.message;
			if (typeof data1 === "string") {
				if (isLonger(data1, 1e3)) {
					vErrors = fail(vErrors, "/message", "maxLength", { limit: 1e3 });
				}
			} else {
				vErrors = fail(vErrors, "/message", "type", { type: "string" });
			}
		}
		if (data.sentAt !== void 0) {
			let data2 = data.sentAt;
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/sentAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/sentAt", "type", { type: "string" });
			}
		}
		if (data.expiresAt !== void 0) {
			let data3 = data.expiresAt;
			if (typeof data3 === "string") {
				if (!formats4.test(data3)) {
					vErrors = fail(vErrors, "/expiresAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/expiresAt", "type", { type: "string" });
			}
		}
		if (data.isExpired !== void 0) {
			if (typeof data.isExpired !== "boolean") {
				vErrors = fail(vErrors, "/isExpired", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate748.errors = vErrors;
	return vErrors === null;
}
function validate735(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
			errors++;
		}
		if (data.userId === void 0) {
			vErrors = lack(vErrors, "", "userId");
			errors++;
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
			errors++;
		}
		if (data.email === void 0) {
			vErrors = lack(vErrors, "", "email");
			errors++;
		}
		if (data.avatarUrl === void 0) {
			vErrors = lack(vErrors, "", "avatarUrl");
			errors++;
		}
		if (data.jobTitle === void 0) {
			vErrors = lack(vErrors, "", "jobTitle");
			errors++;
		}
		if (data.timezone === void 0) {
			vErrors = lack(vErrors, "", "timezone");
			errors++;
		}
		if (data.teamRole === void 0) {
			vErrors = lack(vErrors, "", "teamRole");
			errors++;
		}
		if (data.customRoles === void 0) {
			vErrors = lack(vErrors, "", "customRoles");
			errors++;
		}
		if (data.permissions === void 0) {
			vErrors = lack(vErrors, "", "permissions");
			errors++;
		}
		if (data.status === void 0) {
			vErrors = lack(vErrors, "", "status");
			errors++;
		}
		if (data.lastActiveAt === void 0) {
			vErrors = lack(vErrors, "", "lastActiveAt");
			errors++;
		}
		if (data.joinedAt === void 0) {
			vErrors = lack(vErrors, "", "joinedAt");
			errors++;
		}
		if (data.openSessions === void 0) {
			vErrors = lack(vErrors, "", "openSessions");
			errors++;
		}
		if (data.apiKeys === void 0) {
			vErrors = lack(vErrors, "", "apiKeys");
			errors++;
		}
		if (data.invitation === void 0) {
			vErrors = lack(vErrors, "", "invitation");
			errors++;
		}
		if (vErrors !== null || mayHaveStrangers(data, schema306)) for (const key0 in data) if (!func27.call(schema306.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
				errors = vErrors.length;
			}
		}
		if (data.userId !== void 0) {
			let data1 = data.userId;
			if (typeof data1 !== "string" && data1 !== null) {
				vErrors = fail(vErrors, "/userId", "type", { type: schema306.properties.userId.type });
				errors++;
			}
			if (typeof data1 === "string") {
				if (isLonger(data1, 64)) {
					vErrors = fail(vErrors, "/userId", "maxLength", { limit: 64 });
					errors++;
				}
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 === "string") {
				if (isLonger(data2, 254)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 254 });
					errors++;
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
				errors++;
			}
		}
		if (data.email !== void 0) {
			let data3 = data.email;
			if (typeof data3 === "string") {
				if (isLonger(data3, 254)) {
					vErrors = fail(vErrors, "/email", "maxLength", { limit: 254 });
					errors++;
				}
				if (!formats0.test(data3)) {
					vErrors = fail(vErrors, "/email", "format", { format: "email" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", { type: "string" });
				errors++;
			}
		}
		if (data.avatarUrl !== void 0) {
			let data4 = data.avatarUrl;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = fail(vErrors, "/avatarUrl", "type", { type: schema306.properties.avatarUrl.type });
				errors++;
			}
			if (typeof data4 === "string") {
				if (isLonger(data4, 2e3)) {
					vErrors = fail(vErrors, "/avatarUrl", "maxLength", { limit: 2e3 });
					errors++;
				}
				if (!formats2.test(data4)) {
					vErrors = fail(vErrors, "/avatarUrl", "format", { format: "uri-reference" });
					errors++;
				}
			}
		}
		if (data.jobTitle !== void 0) {
			let data5 = data.jobTitle;
			if (typeof data5 === "string") {
				if (isLonger(data5, 120)) {
					vErrors = fail(vErrors, "/jobTitle", "maxLength", { limit: 120 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/jobTitle", "type", { type: "string" });
				errors++;
			}
		}
		if (data.timezone !== void 0) {
			let data6 = data.timezone;
			const _errs14 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs15 = errors;
			if (!validate737(data6)) {
				vErrors = under(vErrors, "/timezone", validate737);
				errors = vErrors.length;
			}
			var _valid0 = _errs15 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs16 = errors;
			if (data6 !== null) {
				vErrors = fail(vErrors, "/timezone", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs16 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/timezone", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs14;
				if (vErrors !== null) {
					if (_errs14) vErrors.length = _errs14;
					else vErrors = null;
				}
			}
		}
		if (data.teamRole !== void 0) {
			if (!validate34(data.teamRole)) {
				vErrors = under(vErrors, "/teamRole", validate34);
				errors = vErrors.length;
			}
		}
		if (data.customRoles !== void 0) {
			let data8 = data.customRoles;
			if (Array.isArray(data8)) {
				if (data8.length > 20) {
					vErrors = fail(vErrors, "/customRoles", "maxItems", { limit: 20 });
					errors++;
				}
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate740(data8[i0])) {
					vErrors = under(vErrors, "/customRoles/" + i0, validate740);
					errors = vErrors.length;
				}
			} else {
				vErrors = fail(vErrors, "/customRoles", "type", { type: "array" });
				errors++;
			}
		}
		if (data.permissions !== void 0) {
			let data10 = data.permissions;
			if (Array.isArray(data10)) {
				if (data10.length > 7) {
					vErrors = fail(vErrors, "/permissions", "maxItems", { limit: 7 });
					errors++;
				}
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate36(data10[i1])) {
					vErrors = under(vErrors, "/permissions/" + i1, validate36);
					errors = vErrors.length;
				}
				let i2 = data10.length;
				let j0;
				if (i2 > 1) {
					outer0: for (; i2--;) for (j0 = i2; j0--;) if (func0(data10[i2], data10[j0])) {
						vErrors = fail(vErrors, "/permissions", "uniqueItems", { i: i2, j: j0 });
						errors++;
						break outer0;
					}
				}
			} else {
				vErrors = fail(vErrors, "/permissions", "type", { type: "array" });
				errors++;
			}
		}
		if (data.status !== void 0) {
			if (!validate746(data.status)) {
				vErrors = under(vErrors, "/status", validate746);
				errors = vErrors.length;
			}
		}
		if (data.lastActiveAt !== void 0) {
			let data13 = data.lastActiveAt;
			if (typeof data13 !== "string" && data13 !== null) {
				vErrors = fail(vErrors, "/lastActiveAt", "type", { type: schema306.properties.lastActiveAt.type });
				errors++;
			}
			if (typeof data13 === "string") {
				if (!formats4.test(data13)) {
					vErrors = fail(vErrors, "/lastActiveAt", "format", { format: "date-time" });
					errors++;
				}
			}
		}
		if (data.joinedAt !== void 0) {
			let data14 = data.joinedAt;
			if (typeof data14 !== "string" && data14 !== null) {
				vErrors = fail(vErrors, "/joinedAt", "type", { type: schema306.properties.joinedAt.type });
				errors++;
			}
			if (typeof data14 === "string") {
				if (!formats4.test(data14)) {
					vErrors = fail(vErrors, "/joinedAt", "format", { format: "date-time" });
					errors++;
				}
			}
		}
		if (data.openSessions !== void 0) {
			let data15 = data.openSessions;
			if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
				vErrors = fail(vErrors, "/openSessions", "type", { type: "integer" });
				errors++;
			}
			if (typeof data15 == "number") {
				if (data15 < 0 || isNaN(data15)) {
					vErrors = fail(vErrors, "/openSessions", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			}
		}
		if (data.apiKeys !== void 0) {
			let data16 = data.apiKeys;
			if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
				vErrors = fail(vErrors, "/apiKeys", "type", { type: "integer" });
				errors++;
			}
			if (typeof data16 == "number") {
				if (data16 < 0 || isNaN(data16)) {
					vErrors = fail(vErrors, "/apiKeys", "minimum", { comparison: ">=", limit: 0 });
					errors++;
				}
			}
		}
		if (data.invitation !== void 0) {
			let data17 = data.invitation;
			const _errs35 = errors;
			let valid7 = false;
			let passing1 = null;
			const _errs36 = errors;
			if (!validate748(data17)) {
				vErrors = under(vErrors, "/invitation", validate748);
				errors = vErrors.length;
			}
			var _valid1 = _errs36 === errors;
			if (_valid1) {
				valid7 = true;
				passing1 = 0;
			}
			const _errs37 = errors;
			if (data17 !== null) {
				vErrors = fail(vErrors, "/invitation", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs37 === errors;
			if (_valid1 && valid7) {
				valid7 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid7 = true;
				passing1 = 1;
			}
			if (!valid7) {
				vErrors = fail(vErrors, "/invitation", "oneOf", { passingSchemas: passing1 });
				errors++;
			} else {
				errors = _errs35;
				if (vErrors !== null) {
					if (_errs35) vErrors.length = _errs35;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate735.errors = vErrors;
	return errors === 0;
}
function validate734(data) {
	let vErrors = null;
	if (!validate735(data)) {
		vErrors = vErrors === null ? validate735.errors : vErrors.concat(validate735.errors);
	}
	validate734.errors = vErrors;
	return vErrors === null;
}
const pattern41 = new RegExp("^/[\\x21-\\x7e]*$", "u");
const schema328 = {
	"type": "string",
	"enum": [
		"healthy",
		"warning",
		"critical"
	]
};
function validate791(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "healthy" || data === "warning" || data === "critical")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema328.enum });
	}
	validate791.errors = vErrors;
	return vErrors === null;
}
function validate825(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.number === void 0) {
			vErrors = lack(vErrors, "", "number");
		}
		if (data.securityCode === void 0) {
			vErrors = lack(vErrors, "", "securityCode");
		}
		if (data.expiryMonth === void 0) {
			vErrors = lack(vErrors, "", "expiryMonth");
		}
		if (data.expiryYear === void 0) {
			vErrors = lack(vErrors, "", "expiryYear");
		}
		if (data.holderName === void 0) {
			vErrors = lack(vErrors, "", "holderName");
		}
		for (const key0 in data) if (!(key0 === "number" || key0 === "securityCode" || key0 === "expiryMonth" || key0 === "expiryYear" || key0 === "holderName")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.number !== void 0) {
			let data0 = data.number;
			if (typeof data0 === "string") {
				if (isLonger(data0, 40)) {
					vErrors = fail(vErrors, "/number", "maxLength", { limit: 40 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/number", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/number", "type", { type: "string" });
			}
		}
		if (data.securityCode !== void 0) {
			let data1 = data.securityCode;
			if (typeof data1 === "string") {
				if (isLonger(data1, 8)) {
					vErrors = fail(vErrors, "/securityCode", "maxLength", { limit: 8 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/securityCode", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/securityCode", "type", { type: "string" });
			}
		}
		if (data.expiryMonth !== void 0) {
			let data2 = data.expiryMonth;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/expiryMonth", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 > 12 || isNaN(data2)) {
					vErrors = fail(vErrors, "/expiryMonth", "maximum", { comparison: "<=", limit: 12 });
				}
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/expiryMonth", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.expiryYear !== void 0) {
			let data3 = data.expiryYear;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/expiryYear", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 > 2099 || isNaN(data3)) {
					vErrors = fail(vErrors, "/expiryYear", "maximum", { comparison: "<=", limit: 2099 });
				}
				if (data3 < 2e3 || isNaN(data3)) {
					vErrors = fail(vErrors, "/expiryYear", "minimum", { comparison: ">=", limit: 2e3 });
				}
			}
		}
		if (data.holderName !== void 0) {
			if (!validate371(data.holderName)) {
				vErrors = under(vErrors, "/holderName", validate371);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate825.errors = vErrors;
	return vErrors === null;
}
function validate906(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		for (const key0 in data) if (!(key0 === "items")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				if (data0.length > 20) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 20 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate906.errors = vErrors;
	return vErrors === null;
}
function validate923(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.micros === void 0) {
			vErrors = lack(vErrors, "", "micros");
		}
		if (data.currency === void 0) {
			vErrors = lack(vErrors, "", "currency");
		}
		for (const key0 in data) if (!(key0 === "micros" || key0 === "currency")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.micros !== void 0) {
			let data0 = data.micros;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/micros", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 > 9007199254740991 || isNaN(data0)) {
					vErrors = fail(vErrors, "/micros", "maximum", { comparison: "<=", limit: 9007199254740991 });
				}
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/micros", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.currency !== void 0) {
			if (!validate123(data.currency)) {
				vErrors = under(vErrors, "/currency", validate123);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate923.errors = vErrors;
	return vErrors === null;
}
function validate1063(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 1e8)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 1e8 });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate1063.errors = vErrors;
	return vErrors === null;
}
function validate1062(data) {
	let vErrors = null;
	if (!validate1063(data)) {
		vErrors = vErrors === null ? validate1063.errors : vErrors.concat(validate1063.errors);
	}
	validate1062.errors = vErrors;
	return vErrors === null;
}
const schema458 = {
	"type": "string",
	"enum": [
		"virtual_machines",
		"gpu",
		"containers",
		"databases",
		"storage",
		"load_balancers",
		"firewalls",
		"cdn",
		"dns"
	]
};
function validate1066(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "virtual_machines" || data === "gpu" || data === "containers" || data === "databases" || data === "storage" || data === "load_balancers" || data === "firewalls" || data === "cdn" || data === "dns")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema458.enum });
	}
	validate1066.errors = vErrors;
	return vErrors === null;
}
const schema463 = {
	"type": "string",
	"enum": [
		"ERROR",
		"WARN",
		"INFO",
		"DEBUG"
	]
};
function validate1073(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "ERROR" || data === "WARN" || data === "INFO" || data === "DEBUG")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema463.enum });
	}
	validate1073.errors = vErrors;
	return vErrors === null;
}
const schema_LogEntry = validate1082;
const schema470 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"timestamp",
		"level",
		"service",
		"source",
		"resourceType",
		"resourceId",
		"message",
		"details"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"timestamp": {
			"type": "string",
			"format": "date-time"
		},
		"level": { "$ref": "#/components/schemas/LogLevel" },
		"service": {
			"type": "string",
			"minLength": 1,
			"maxLength": 120
		},
		"source": {
			"type": "string",
			"minLength": 1,
			"maxLength": 253
		},
		"resourceType": { "$ref": "#/components/schemas/ResourceType" },
		"resourceId": { "$ref": "#/components/schemas/ResourceId" },
		"message": {
			"type": "string",
			"maxLength": 4e3
		},
		"details": {
			"type": ["string", "null"],
			"maxLength": 16e3
		}
	}
};
function validate1083(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.timestamp === void 0) {
			vErrors = lack(vErrors, "", "timestamp");
		}
		if (data.level === void 0) {
			vErrors = lack(vErrors, "", "level");
		}
		if (data.service === void 0) {
			vErrors = lack(vErrors, "", "service");
		}
		if (data.source === void 0) {
			vErrors = lack(vErrors, "", "source");
		}
		if (data.resourceType === void 0) {
			vErrors = lack(vErrors, "", "resourceType");
		}
		if (data.resourceId === void 0) {
			vErrors = lack(vErrors, "", "resourceId");
		}
		if (data.message === void 0) {
			vErrors = lack(vErrors, "", "message");
		}
		if (data.details === void 0) {
			vErrors = lack(vErrors, "", "details");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema470)) for (const key0 in data) if (!func27.call(schema470.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.timestamp !== void 0) {
			let data1 = data.timestamp;
			if (typeof data1 === "string") {
				if (!formats4.test(data1)) {
					vErrors = fail(vErrors, "/timestamp", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/timestamp", "type", { type: "string" });
			}
		}
		if (data.level !== void 0) {
			if (!validate1073(data.level)) {
				vErrors = under(vErrors, "/level", validate1073);
			}
		}
		if (data.service !== void 0) {
			let data3 = data.service;
			if (typeof data3 === "string") {
				if (isLonger(data3, 120)) {
					vErrors = fail(vErrors, "/service", "maxLength", { limit: 120 });
				}
				if (isShorter(data3, 1)) {
					vErrors = fail(vErrors, "/service", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/service", "type", { type: "string" });
			}
		}
		if (data.source !== void 0) {
			let data4 = data.source;
			if (typeof data4 === "string") {
				if (isLonger(data4, 253)) {
					vErrors = fail(vErrors, "/source", "maxLength", { limit: 253 });
				}
				if (isShorter(data4, 1)) {
					vErrors = fail(vErrors, "/source", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/source", "type", { type: "string" });
			}
		}
		if (data.resourceType !== void 0) {
			if (!validate56(data.resourceType)) {
				vErrors = under(vErrors, "/resourceType", validate56);
			}
		}
		if (data.resourceId !== void 0) {
			if (!validate26(data.resourceId)) {
				vErrors = under(vErrors, "/resourceId", validate26);
			}
		}
		if (data.message !== void 0) {
			let data7 = data.message;
			if (typeof data7 === "string") {
				if (isLonger(data7, 4e3)) {
					vErrors = fail(vErrors, "/message", "maxLength", { limit: 4e3 });
				}
			} else {
				vErrors = fail(vErrors, "/message", "type", { type: "string" });
			}
		}
		if (data.details !== void 0) {
			let data8 = data.details;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = fail(vErrors, "/details", "type", { type: schema470.properties.details.type });
			}
			if (typeof data8 === "string") {
				if (isLonger(data8, 16e3)) {
					vErrors = fail(vErrors, "/details", "maxLength", { limit: 16e3 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1083.errors = vErrors;
	return vErrors === null;
}
function validate1082(data) {
	let vErrors = null;
	if (!validate1083(data)) {
		vErrors = vErrors === null ? validate1083.errors : vErrors.concat(validate1083.errors);
	}
	validate1082.errors = vErrors;
	return vErrors === null;
}
const schema_ResourceMetrics = validate1221;
const schema525 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"metric",
		"unit",
		"values"
	],
	"properties": {
		"metric": { "$ref": "#/components/schemas/Metric" },
		"unit": { "$ref": "#/components/schemas/MetricUnit" },
		"values": {
			"type": "array",
			"maxItems": 500,
			"items": {
				"type": ["number", "null"],
				"minimum": 0
			}
		}
	}
};
const schema526 = {
	"type": "string",
	"enum": [
		"cpu",
		"memory",
		"gpu",
		"storage",
		"storage_free",
		"disk_io",
		"disk_read",
		"disk_write",
		"read_operations",
		"write_operations",
		"network",
		"network_in",
		"network_out",
		"connections",
		"queries",
		"requests",
		"errors",
		"error_rate",
		"latency",
		"cache_hits",
		"replicas",
		"restarts",
		"healthy_targets",
		"packets_allowed",
		"packets_denied"
	]
};
function validate1224(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "cpu" || data === "memory" || data === "gpu" || data === "storage" || data === "storage_free" || data === "disk_io" || data === "disk_read" || data === "disk_write" || data === "read_operations" || data === "write_operations" || data === "network" || data === "network_in" || data === "network_out" || data === "connections" || data === "queries" || data === "requests" || data === "errors" || data === "error_rate" || data === "latency" || data === "cache_hits" || data === "replicas" || data === "restarts" || data === "healthy_targets" || data === "packets_allowed" || data === "packets_denied")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema526.enum });
	}
	validate1224.errors = vErrors;
	return vErrors === null;
}
function validate1223(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.metric === void 0) {
			vErrors = lack(vErrors, "", "metric");
		}
		if (data.unit === void 0) {
			vErrors = lack(vErrors, "", "unit");
		}
		if (data.values === void 0) {
			vErrors = lack(vErrors, "", "values");
		}
		for (const key0 in data) if (!(key0 === "metric" || key0 === "unit" || key0 === "values")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.metric !== void 0) {
			if (!validate1224(data.metric)) {
				vErrors = under(vErrors, "/metric", validate1224);
			}
		}
		if (data.unit !== void 0) {
			if (!validate68(data.unit)) {
				vErrors = under(vErrors, "/unit", validate68);
			}
		}
		if (data.values !== void 0) {
			let data2 = data.values;
			if (Array.isArray(data2)) {
				if (data2.length > 500) {
					vErrors = fail(vErrors, "/values", "maxItems", { limit: 500 });
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (!(typeof data3 == "number") && data3 !== null) {
						vErrors = fail(vErrors, "/values/" + i0, "type", { type: schema525.properties.values.items.type });
					}
					if (typeof data3 == "number") {
						if (data3 < 0 || isNaN(data3)) {
							vErrors = fail(vErrors, "/values/" + i0, "minimum", { comparison: ">=", limit: 0 });
						}
					}
				}
			} else {
				vErrors = fail(vErrors, "/values", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1223.errors = vErrors;
	return vErrors === null;
}
function validate1222(data) {
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
		if (data.series === void 0) {
			vErrors = lack(vErrors, "", "series");
		}
		for (const key0 in data) if (!(key0 === "from" || key0 === "to" || key0 === "stepSeconds" || key0 === "series")) {
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
		if (data.series !== void 0) {
			let data3 = data.series;
			if (Array.isArray(data3)) {
				if (data3.length > 20) {
					vErrors = fail(vErrors, "/series", "maxItems", { limit: 20 });
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1223(data3[i0])) {
					vErrors = under(vErrors, "/series/" + i0, validate1223);
				}
			} else {
				vErrors = fail(vErrors, "/series", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1222.errors = vErrors;
	return vErrors === null;
}
function validate1221(data) {
	let vErrors = null;
	if (!validate1222(data)) {
		vErrors = vErrors === null ? validate1222.errors : vErrors.concat(validate1222.errors);
	}
	validate1221.errors = vErrors;
	return vErrors === null;
}
const formats360 = import_formats.default.fullFormats.uri;
const schema_Me = validate1583;
const schema670 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"email",
		"fullName",
		"company",
		"jobTitle",
		"timezone",
		"language",
		"avatarUrl",
		"createdAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"email": {
			"type": "string",
			"format": "email",
			"maxLength": 254
		},
		"fullName": {
			"type": "string",
			"minLength": 1,
			"maxLength": 120
		},
		"company": {
			"type": "string",
			"maxLength": 120
		},
		"jobTitle": {
			"type": "string",
			"maxLength": 120
		},
		"timezone": { "$ref": "#/components/schemas/ProfileTimezone" },
		"language": { "$ref": "#/components/schemas/ProfileLanguage" },
		"avatarUrl": {
			"type": ["string", "null"],
			"format": "uri-reference",
			"maxLength": 2e3
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		}
	}
};
const schema671 = {
	"type": "string",
	"enum": [
		"en",
		"es",
		"fr",
		"de"
	]
};
function validate1587(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "en" || data === "es" || data === "fr" || data === "de")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema671.enum });
	}
	validate1587.errors = vErrors;
	return vErrors === null;
}
function validate1584(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.email === void 0) {
			vErrors = lack(vErrors, "", "email");
		}
		if (data.fullName === void 0) {
			vErrors = lack(vErrors, "", "fullName");
		}
		if (data.company === void 0) {
			vErrors = lack(vErrors, "", "company");
		}
		if (data.jobTitle === void 0) {
			vErrors = lack(vErrors, "", "jobTitle");
		}
		if (data.timezone === void 0) {
			vErrors = lack(vErrors, "", "timezone");
		}
		if (data.language === void 0) {
			vErrors = lack(vErrors, "", "language");
		}
		if (data.avatarUrl === void 0) {
			vErrors = lack(vErrors, "", "avatarUrl");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema670)) for (const key0 in data) if (!func27.call(schema670.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.email !== void 0) {
			let data1 = data.email;
			if (typeof data1 === "string") {
				if (isLonger(data1, 254)) {
					vErrors = fail(vErrors, "/email", "maxLength", { limit: 254 });
				}
				if (!formats0.test(data1)) {
					vErrors = fail(vErrors, "/email", "format", { format: "email" });
				}
			} else {
				vErrors = fail(vErrors, "/email", "type", { type: "string" });
			}
		}
		if (data.fullName !== void 0) {
			let data2 = data.fullName;
			if (typeof data2 === "string") {
				if (isLonger(data2, 120)) {
					vErrors = fail(vErrors, "/fullName", "maxLength", { limit: 120 });
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/fullName", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/fullName", "type", { type: "string" });
			}
		}
		if (data.company !== void 0) {
			let data3 = data.company;
			if (typeof data3 === "string") {
				if (isLonger(data3, 120)) {
					vErrors = fail(vErrors, "/company", "maxLength", { limit: 120 });
				}
			} else {
				vErrors = fail(vErrors, "/company", "type", { type: "string" });
			}
		}
		if (data.jobTitle !== void 0) {
			let data4 = data.jobTitle;
			if (typeof data4 === "string") {
				if (isLonger(data4, 120)) {
					vErrors = fail(vErrors, "/jobTitle", "maxLength", { limit: 120 });
				}
			} else {
				vErrors = fail(vErrors, "/jobTitle", "type", { type: "string" });
			}
		}
		if (data.timezone !== void 0) {
			if (!validate737(data.timezone)) {
				vErrors = under(vErrors, "/timezone", validate737);
			}
		}
		if (data.language !== void 0) {
			if (!validate1587(data.language)) {
				vErrors = under(vErrors, "/language", validate1587);
			}
		}
		if (data.avatarUrl !== void 0) {
			let data7 = data.avatarUrl;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = fail(vErrors, "/avatarUrl", "type", { type: schema670.properties.avatarUrl.type });
			}
			if (typeof data7 === "string") {
				if (isLonger(data7, 2e3)) {
					vErrors = fail(vErrors, "/avatarUrl", "maxLength", { limit: 2e3 });
				}
				if (!formats2.test(data7)) {
					vErrors = fail(vErrors, "/avatarUrl", "format", { format: "uri-reference" });
				}
			}
		}
		if (data.createdAt !== void 0) {
			let data8 = data.createdAt;
			if (typeof data8 === "string") {
				if (!formats4.test(data8)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1584.errors = vErrors;
	return vErrors === null;
}
function validate1583(data) {
	let vErrors = null;
	if (!validate1584(data)) {
		vErrors = vErrors === null ? validate1584.errors : vErrors.concat(validate1584.errors);
	}
	validate1583.errors = vErrors;
	return vErrors === null;
}
const schema698 = {
	"type": "string",
	"enum": [
		"prevents",
		"breaks",
		"detaches"
	]
};
function validate1641(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "prevents" || data === "breaks" || data === "detaches")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema698.enum });
	}
	validate1641.errors = vErrors;
	return vErrors === null;
}
function validate1638(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.effect === void 0) {
			vErrors = lack(vErrors, "", "effect");
		}
		if (data.detail === void 0) {
			vErrors = lack(vErrors, "", "detail");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "type" || key0 === "name" || key0 === "effect" || key0 === "detail")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.type !== void 0) {
			if (!validate56(data.type)) {
				vErrors = under(vErrors, "/type", validate56);
			}
		}
		if (data.name !== void 0) {
			let data2 = data.name;
			if (typeof data2 === "string") {
				if (isLonger(data2, 253)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 253 });
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
		if (data.effect !== void 0) {
			if (!validate1641(data.effect)) {
				vErrors = under(vErrors, "/effect", validate1641);
			}
		}
		if (data.detail !== void 0) {
			let data4 = data.detail;
			if (typeof data4 === "string") {
				if (isLonger(data4, 300)) {
					vErrors = fail(vErrors, "/detail", "maxLength", { limit: 300 });
				}
				if (isShorter(data4, 1)) {
					vErrors = fail(vErrors, "/detail", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/detail", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1638.errors = vErrors;
	return vErrors === null;
}
const schema732 = {
	"type": ["string", "null"],
	"maxLength": 256
};
function validate1713(data) {
	let vErrors = null;
	if (typeof data !== "string" && data !== null) {
		vErrors = fail(vErrors, "", "type", { type: schema732.type });
	}
	if (typeof data === "string") {
		if (isLonger(data, 256)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 256 });
		}
	}
	validate1713.errors = vErrors;
	return vErrors === null;
}
function validate1712(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		if (data.nextCursor === void 0) {
			vErrors = lack(vErrors, "", "nextCursor");
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				if (data0.length > 200) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 200 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
		if (data.nextCursor !== void 0) {
			if (!validate1713(data.nextCursor)) {
				vErrors = under(vErrors, "/nextCursor", validate1713);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1712.errors = vErrors;
	return vErrors === null;
}
const schema736 = {
	"type": "string",
	"enum": [
		"succeeded",
		"failed",
		"in_progress"
	]
};
function validate1721(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "succeeded" || data === "failed" || data === "in_progress")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema736.enum });
	}
	validate1721.errors = vErrors;
	return vErrors === null;
}
const pattern67 = new RegExp("^[a-z_]+\\.[a-z_]+$", "u");
function validate1718(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.at === void 0) {
			vErrors = lack(vErrors, "", "at");
		}
		if (data.actor === void 0) {
			vErrors = lack(vErrors, "", "actor");
		}
		if (data.action === void 0) {
			vErrors = lack(vErrors, "", "action");
		}
		if (data.summary === void 0) {
			vErrors = lack(vErrors, "", "summary");
		}
		if (data.outcome === void 0) {
			vErrors = lack(vErrors, "", "outcome");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "at" || key0 === "actor" || key0 === "action" || key0 === "summary" || key0 === "outcome")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.at !== void 0) {
			let data1 = data.at;
			if (typeof data1 === "string") {
				if (!formats4.test(data1)) {
					vErrors = fail(vErrors, "/at", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/at", "type", { type: "string" });
			}
		}
		if (data.actor !== void 0) {
			if (!validate80(data.actor)) {
				vErrors = under(vErrors, "/actor", validate80);
			}
		}
		if (data.action !== void 0) {
			let data3 = data.action;
			if (typeof data3 === "string") {
				if (isLonger(data3, 64)) {
					vErrors = fail(vErrors, "/action", "maxLength", { limit: 64 });
				}
				if (!pattern67.test(data3)) {
					vErrors = fail(vErrors, "/action", "pattern", { pattern: "^[a-z_]+\\.[a-z_]+$" });
				}
			} else {
				vErrors = fail(vErrors, "/action", "type", { type: "string" });
			}
		}
		if (data.summary !== void 0) {
			let data4 = data.summary;
			if (typeof data4 === "string") {
				if (isLonger(data4, 300)) {
					vErrors = fail(vErrors, "/summary", "maxLength", { limit: 300 });
				}
				if (isShorter(data4, 1)) {
					vErrors = fail(vErrors, "/summary", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/summary", "type", { type: "string" });
			}
		}
		if (data.outcome !== void 0) {
			if (!validate1721(data.outcome)) {
				vErrors = under(vErrors, "/outcome", validate1721);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1718.errors = vErrors;
	return vErrors === null;
}
function validate1748(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		if (data.page === void 0) {
			vErrors = lack(vErrors, "", "page");
		}
		if (data.pageSize === void 0) {
			vErrors = lack(vErrors, "", "pageSize");
		}
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "page" || key0 === "pageSize" || key0 === "total")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				if (data0.length > 100) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 100 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
		if (data.page !== void 0) {
			let data1 = data.page;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/page", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 1 || isNaN(data1)) {
					vErrors = fail(vErrors, "/page", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.pageSize !== void 0) {
			let data2 = data.pageSize;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/pageSize", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 > 100 || isNaN(data2)) {
					vErrors = fail(vErrors, "/pageSize", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data2 < 1 || isNaN(data2)) {
					vErrors = fail(vErrors, "/pageSize", "minimum", { comparison: ">=", limit: 1 });
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
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1748.errors = vErrors;
	return vErrors === null;
}
function validate1758(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		for (const key0 in data) if (!(key0 === "items")) {
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
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1758.errors = vErrors;
	return vErrors === null;
}
const schema_Activity = validate1804;
function validate1804(data) {
	let vErrors = null;
	if (!validate1718(data)) {
		vErrors = vErrors === null ? validate1718.errors : vErrors.concat(validate1718.errors);
	}
	validate1804.errors = vErrors;
	return vErrors === null;
}
function validate1879(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		for (const key0 in data) if (!(key0 === "items")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				if (data0.length > 200) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 200 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1879.errors = vErrors;
	return vErrors === null;
}
const pattern90 = new RegExp("^/(?!/)", "u");
function validate2061(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		for (const key0 in data) if (!(key0 === "items")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				if (data0.length > 50) {
					vErrors = fail(vErrors, "/items", "maxItems", { limit: 50 });
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2061.errors = vErrors;
	return vErrors === null;
}
function validate2450(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 1 });
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "tags")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
			}
		}
		if (data.tags !== void 0) {
			if (!validate72(data.tags)) {
				vErrors = under(vErrors, "/tags", validate72);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2450.errors = vErrors;
	return vErrors === null;
}
function validate2449(data) {
	let vErrors = null;
	if (!validate2450(data)) {
		vErrors = vErrors === null ? validate2450.errors : vErrors.concat(validate2450.errors);
	}
	validate2449.errors = vErrors;
	return vErrors === null;
}
const problem = {
	body: schema_Problem,
	item: null
};
export { fail, formats0, formats2, formats22, formats360, formats4, func0, func27, import_formats, isLonger, isShorter, lack, mayHaveStrangers, pattern0, pattern14, pattern15, pattern18, pattern41, pattern8, pattern90, problem, schema_Activity, schema_CardConfirmationAnswer, schema_LogEntry, schema_Me, schema_ResourceMetrics, schema_SessionsEnded, schema_SignedIn, schema_TeamMember, under, validate1062, validate1066, validate1073, validate1083, validate116, validate122, validate1222, validate1224, validate123, validate131, validate154, validate1587, validate161, validate1638, validate1712, validate1713, validate1718, validate174, validate1748, validate1758, validate1879, validate189, validate2061, validate21, validate211, validate24, validate2449, validate26, validate304, validate327, validate34, validate343, validate347, validate36, validate368, validate371, validate399, validate401, validate405, validate50, validate54, validate56, validate62, validate64, validate66, validate68, validate70, validate72, validate73, validate730, validate737, validate746, validate791, validate80, validate81, validate825, validate906, validate92, validate923, validate95 }
