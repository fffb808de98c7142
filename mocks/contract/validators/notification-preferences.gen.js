// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, lack, problem, under, validate906 } from './shared.gen.js'
const getNotificationPreferences_200_frame = validate906;
const schema_NotificationPreference = validate1612;
const schema688 = {
	"type": "string",
	"enum": [
		"resource_done",
		"resource_failed",
		"alert",
		"billing",
		"security",
		"credentials",
		"team",
		"product"
	]
};
function validate1614(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "resource_done" || data === "resource_failed" || data === "alert" || data === "billing" || data === "security" || data === "credentials" || data === "team" || data === "product")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema688.enum });
	}
	validate1614.errors = vErrors;
	return vErrors === null;
}
function validate1613(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.event === void 0) {
			vErrors = lack(vErrors, "", "event");
		}
		if (data.inApp === void 0) {
			vErrors = lack(vErrors, "", "inApp");
		}
		if (data.email === void 0) {
			vErrors = lack(vErrors, "", "email");
		}
		if (data.isFixed === void 0) {
			vErrors = lack(vErrors, "", "isFixed");
		}
		for (const key0 in data) if (!(key0 === "event" || key0 === "inApp" || key0 === "email" || key0 === "isFixed")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.event !== void 0) {
			if (!validate1614(data.event)) {
				vErrors = under(vErrors, "/event", validate1614);
			}
		}
		if (data.inApp !== void 0) {
			if (typeof data.inApp !== "boolean") {
				vErrors = fail(vErrors, "/inApp", "type", { type: "boolean" });
			}
		}
		if (data.email !== void 0) {
			if (typeof data.email !== "boolean") {
				vErrors = fail(vErrors, "/email", "type", { type: "boolean" });
			}
		}
		if (data.isFixed !== void 0) {
			if (typeof data.isFixed !== "boolean") {
				vErrors = fail(vErrors, "/isFixed", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1613.errors = vErrors;
	return vErrors === null;
}
function validate1612(data) {
	let vErrors = null;
	if (!validate1613(data)) {
		vErrors = vErrors === null ? validate1613.errors : vErrors.concat(validate1613.errors);
	}
	validate1612.errors = vErrors;
	return vErrors === null;
}
const schema_NotificationPreferencesUpdate = validate2430;
function validate2432(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 2) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 2 });
		}
		if (data.event === void 0) {
			vErrors = lack(vErrors, "", "event");
		}
		for (const key0 in data) if (!(key0 === "event" || key0 === "inApp" || key0 === "email")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.event !== void 0) {
			if (!validate1614(data.event)) {
				vErrors = under(vErrors, "/event", validate1614);
			}
		}
		if (data.inApp !== void 0) {
			if (typeof data.inApp !== "boolean") {
				vErrors = fail(vErrors, "/inApp", "type", { type: "boolean" });
			}
		}
		if (data.email !== void 0) {
			if (typeof data.email !== "boolean") {
				vErrors = fail(vErrors, "/email", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2432.errors = vErrors;
	return vErrors === null;
}
function validate2431(data) {
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
				if (data0.length < 1) {
					vErrors = fail(vErrors, "/items", "minItems", { limit: 1 });
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate2432(data0[i0])) {
					vErrors = under(vErrors, "/items/" + i0, validate2432);
				}
			} else {
				vErrors = fail(vErrors, "/items", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2431.errors = vErrors;
	return vErrors === null;
}
function validate2430(data) {
	let vErrors = null;
	if (!validate2431(data)) {
		vErrors = vErrors === null ? validate2431.errors : vErrors.concat(validate2431.errors);
	}
	validate2430.errors = vErrors;
	return vErrors === null;
}
const updateNotificationPreferences_200_frame = validate906;
export const validators = {
	getNotificationPreferences: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: getNotificationPreferences_200_frame,
				item: schema_NotificationPreference
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	updateNotificationPreferences: {
		params: null,
		body: schema_NotificationPreferencesUpdate,
		event: null,
		responses: {
			200: {
				body: updateNotificationPreferences_200_frame,
				item: schema_NotificationPreference
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
