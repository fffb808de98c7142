// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, isLonger, isShorter, lack, pattern90, problem, under, validate1713, validate26, validate56 } from './shared.gen.js'
const listNotifications_params = validate2029;
function validate2029(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "cursor" || key0 === "limit" || key0 === "unread")) {
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
				if (data0.unread !== void 0) {
					if (typeof data0.unread !== "boolean") {
						vErrors = fail(vErrors, "/query/unread", "type", { type: "boolean" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data4 = data.path;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) for (const key1 in data4) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
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
	validate2029.errors = vErrors;
	return vErrors === null;
}
const listNotifications_200_frame = validate2030;
function validate2030(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		if (data.nextCursor === void 0) {
			vErrors = lack(vErrors, "", "nextCursor");
		}
		if (data.unreadCount === void 0) {
			vErrors = lack(vErrors, "", "unreadCount");
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor" || key0 === "unreadCount")) {
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
		if (data.unreadCount !== void 0) {
			let data2 = data.unreadCount;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/unreadCount", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/unreadCount", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2030.errors = vErrors;
	return vErrors === null;
}
const schema_Notification = validate2033;
const schema911 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"severity",
		"title",
		"body",
		"at",
		"readAt",
		"href"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"kind": { "$ref": "#/components/schemas/NotificationKind" },
		"severity": { "$ref": "#/components/schemas/NotificationSeverity" },
		"title": {
			"type": "string",
			"minLength": 1,
			"maxLength": 120
		},
		"body": {
			"type": "string",
			"maxLength": 1e3
		},
		"at": {
			"type": "string",
			"format": "date-time"
		},
		"readAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"href": {
			"type": ["string", "null"],
			"pattern": "^/(?!/)",
			"maxLength": 500
		}
	}
};
const schema912 = {
	"type": "string",
	"enum": [
		"resource",
		"alert",
		"billing",
		"security",
		"team",
		"system"
	]
};
function validate2036(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "resource" || data === "alert" || data === "billing" || data === "security" || data === "team" || data === "system")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema912.enum });
	}
	validate2036.errors = vErrors;
	return vErrors === null;
}
const schema913 = {
	"type": "string",
	"enum": [
		"info",
		"success",
		"warning",
		"critical"
	]
};
function validate2038(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "info" || data === "success" || data === "warning" || data === "critical")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema913.enum });
	}
	validate2038.errors = vErrors;
	return vErrors === null;
}
function validate2034(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.kind === void 0) {
			vErrors = lack(vErrors, "", "kind");
		}
		if (data.severity === void 0) {
			vErrors = lack(vErrors, "", "severity");
		}
		if (data.title === void 0) {
			vErrors = lack(vErrors, "", "title");
		}
		if (data.body === void 0) {
			vErrors = lack(vErrors, "", "body");
		}
		if (data.at === void 0) {
			vErrors = lack(vErrors, "", "at");
		}
		if (data.readAt === void 0) {
			vErrors = lack(vErrors, "", "readAt");
		}
		if (data.href === void 0) {
			vErrors = lack(vErrors, "", "href");
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "kind" || key0 === "severity" || key0 === "title" || key0 === "body" || key0 === "at" || key0 === "readAt" || key0 === "href")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.kind !== void 0) {
			if (!validate2036(data.kind)) {
				vErrors = under(vErrors, "/kind", validate2036);
			}
		}
		if (data.severity !== void 0) {
			if (!validate2038(data.severity)) {
				vErrors = under(vErrors, "/severity", validate2038);
			}
		}
		if (data.title !== void 0) {
			let data3 = data.title;
			if (typeof data3 === "string") {
				if (isLonger(data3, 120)) {
					vErrors = fail(vErrors, "/title", "maxLength", { limit: 120 });
				}
				if (isShorter(data3, 1)) {
					vErrors = fail(vErrors, "/title", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/title", "type", { type: "string" });
			}
		}
		if (data.body !== void 0) {
			let data4 = data.body;
			if (typeof data4 === "string") {
				if (isLonger(data4, 1e3)) {
					vErrors = fail(vErrors, "/body", "maxLength", { limit: 1e3 });
				}
			} else {
				vErrors = fail(vErrors, "/body", "type", { type: "string" });
			}
		}
		if (data.at !== void 0) {
			let data5 = data.at;
			if (typeof data5 === "string") {
				if (!formats4.test(data5)) {
					vErrors = fail(vErrors, "/at", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/at", "type", { type: "string" });
			}
		}
		if (data.readAt !== void 0) {
			let data6 = data.readAt;
			if (typeof data6 !== "string" && data6 !== null) {
				vErrors = fail(vErrors, "/readAt", "type", { type: schema911.properties.readAt.type });
			}
			if (typeof data6 === "string") {
				if (!formats4.test(data6)) {
					vErrors = fail(vErrors, "/readAt", "format", { format: "date-time" });
				}
			}
		}
		if (data.href !== void 0) {
			let data7 = data.href;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = fail(vErrors, "/href", "type", { type: schema911.properties.href.type });
			}
			if (typeof data7 === "string") {
				if (isLonger(data7, 500)) {
					vErrors = fail(vErrors, "/href", "maxLength", { limit: 500 });
				}
				if (!pattern90.test(data7)) {
					vErrors = fail(vErrors, "/href", "pattern", { pattern: "^/(?!/)" });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2034.errors = vErrors;
	return vErrors === null;
}
function validate2033(data) {
	let vErrors = null;
	if (!validate2034(data)) {
		vErrors = vErrors === null ? validate2034.errors : vErrors.concat(validate2034.errors);
	}
	validate2033.errors = vErrors;
	return vErrors === null;
}
const schema_UnreadCount = validate2123;
function validate2124(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.unreadCount === void 0) {
			vErrors = lack(vErrors, "", "unreadCount");
		}
		for (const key0 in data) if (!(key0 === "unreadCount")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.unreadCount !== void 0) {
			let data0 = data.unreadCount;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/unreadCount", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/unreadCount", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2124.errors = vErrors;
	return vErrors === null;
}
function validate2123(data) {
	let vErrors = null;
	if (!validate2124(data)) {
		vErrors = vErrors === null ? validate2124.errors : vErrors.concat(validate2124.errors);
	}
	validate2123.errors = vErrors;
	return vErrors === null;
}
const markNotificationRead_params = validate2126;
function validate2126(data) {
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
				if (data1.notificationId === void 0) {
					vErrors = lack(vErrors, "/path", "notificationId");
				}
				for (const key1 in data1) if (!(key1 === "notificationId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.notificationId !== void 0) {
					let data2 = data1.notificationId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/notificationId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/notificationId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/notificationId", "type", { type: "string" });
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
	validate2126.errors = vErrors;
	return vErrors === null;
}
const streamEvents_params = validate2330;
function validate2330(data) {
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
				for (const key2 in data2) if (!(key2 === "last-event-id")) {
					vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
				}
				if (data2["last-event-id"] !== void 0) {
					let data3 = data2["last-event-id"];
					if (typeof data3 === "string") {
						if (isLonger(data3, 64)) {
							vErrors = fail(vErrors, "/header/last-event-id", "maxLength", { limit: 64 });
						}
						if (isShorter(data3, 1)) {
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
	validate2330.errors = vErrors;
	return vErrors === null;
}
const schema_ServerEvent = validate2331;
const schema1086 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"type",
		"at",
		"resourceType",
		"resourceId"
	],
	"properties": {
		"id": {
			"type": "string",
			"minLength": 1,
			"maxLength": 64
		},
		"type": { "$ref": "#/components/schemas/ServerEventType" },
		"at": {
			"type": "string",
			"format": "date-time"
		},
		"resourceType": { "oneOf": [{ "$ref": "#/components/schemas/ResourceType" }, { "type": "null" }] },
		"resourceId": {
			"type": ["string", "null"],
			"maxLength": 64
		}
	}
};
const schema1087 = {
	"type": "string",
	"enum": [
		"notification.created",
		"notifications.read",
		"resource.changed",
		"resource.deleted",
		"alerts.changed",
		"session.changed",
		"session.ended"
	]
};
function validate2333(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "notification.created" || data === "notifications.read" || data === "resource.changed" || data === "resource.deleted" || data === "alerts.changed" || data === "session.changed" || data === "session.ended")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema1087.enum });
	}
	validate2333.errors = vErrors;
	return vErrors === null;
}
function validate2332(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
			errors++;
		}
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
			errors++;
		}
		if (data.at === void 0) {
			vErrors = lack(vErrors, "", "at");
			errors++;
		}
		if (data.resourceType === void 0) {
			vErrors = lack(vErrors, "", "resourceType");
			errors++;
		}
		if (data.resourceId === void 0) {
			vErrors = lack(vErrors, "", "resourceId");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "type" || key0 === "at" || key0 === "resourceType" || key0 === "resourceId")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (isLonger(data0, 64)) {
					vErrors = fail(vErrors, "/id", "maxLength", { limit: 64 });
					errors++;
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/id", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/id", "type", { type: "string" });
				errors++;
			}
		}
		if (data.type !== void 0) {
			if (!validate2333(data.type)) {
				vErrors = under(vErrors, "/type", validate2333);
				errors = vErrors.length;
			}
		}
		if (data.at !== void 0) {
			let data2 = data.at;
			if (typeof data2 === "string") {
				if (!formats4.test(data2)) {
					vErrors = fail(vErrors, "/at", "format", { format: "date-time" });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/at", "type", { type: "string" });
				errors++;
			}
		}
		if (data.resourceType !== void 0) {
			let data3 = data.resourceType;
			const _errs8 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs9 = errors;
			if (!validate56(data3)) {
				vErrors = under(vErrors, "/resourceType", validate56);
				errors = vErrors.length;
			}
			var _valid0 = _errs9 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs10 = errors;
			if (data3 !== null) {
				vErrors = fail(vErrors, "/resourceType", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs10 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/resourceType", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
			}
		}
		if (data.resourceId !== void 0) {
			let data4 = data.resourceId;
			if (typeof data4 !== "string" && data4 !== null) {
				vErrors = fail(vErrors, "/resourceId", "type", { type: schema1086.properties.resourceId.type });
				errors++;
			}
			if (typeof data4 === "string") {
				if (isLonger(data4, 64)) {
					vErrors = fail(vErrors, "/resourceId", "maxLength", { limit: 64 });
					errors++;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate2332.errors = vErrors;
	return errors === 0;
}
function validate2331(data) {
	let vErrors = null;
	if (!validate2332(data)) {
		vErrors = vErrors === null ? validate2332.errors : vErrors.concat(validate2332.errors);
	}
	validate2331.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	listNotifications: {
		params: listNotifications_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listNotifications_200_frame,
				item: schema_Notification
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	markAllNotificationsRead: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_UnreadCount,
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
	markNotificationRead: {
		params: markNotificationRead_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Notification,
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
	streamEvents: {
		params: streamEvents_params,
		body: null,
		event: schema_ServerEvent,
		responses: {
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
