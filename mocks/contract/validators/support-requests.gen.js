// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats0, formats4, isLonger, isShorter, lack, problem, under, validate368 } from './shared.gen.js'
const createSupportRequest_params = validate368;
const schema_SupportRequestCreate = validate881;
const schema370 = {
	"type": "string",
	"enum": [
		"general",
		"technical",
		"billing",
		"sales",
		"compliance"
	]
};
function validate883(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "general" || data === "technical" || data === "billing" || data === "sales" || data === "compliance")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema370.enum });
	}
	validate883.errors = vErrors;
	return vErrors === null;
}
const schema371 = {
	"type": "string",
	"enum": [
		"email",
		"chat",
		"phone",
		"video"
	]
};
function validate885(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "email" || data === "chat" || data === "phone" || data === "video")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema371.enum });
	}
	validate885.errors = vErrors;
	return vErrors === null;
}
function validate882(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.email === void 0) {
			vErrors = lack(vErrors, "", "email");
		}
		if (data.subject === void 0) {
			vErrors = lack(vErrors, "", "subject");
		}
		if (data.message === void 0) {
			vErrors = lack(vErrors, "", "message");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "email" || key0 === "subject" || key0 === "message" || key0 === "topic" || key0 === "channel")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (isLonger(data0, 120)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 120 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
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
		if (data.subject !== void 0) {
			let data2 = data.subject;
			if (typeof data2 === "string") {
				if (isLonger(data2, 200)) {
					vErrors = fail(vErrors, "/subject", "maxLength", { limit: 200 });
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/subject", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/subject", "type", { type: "string" });
			}
		}
		if (data.message !== void 0) {
			let data3 = data.message;
			if (typeof data3 === "string") {
				if (isLonger(data3, 5e3)) {
					vErrors = fail(vErrors, "/message", "maxLength", { limit: 5e3 });
				}
				if (isShorter(data3, 1)) {
					vErrors = fail(vErrors, "/message", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/message", "type", { type: "string" });
			}
		}
		if (data.topic !== void 0) {
			if (!validate883(data.topic)) {
				vErrors = under(vErrors, "/topic", validate883);
			}
		}
		if (data.channel !== void 0) {
			if (!validate885(data.channel)) {
				vErrors = under(vErrors, "/channel", validate885);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate882.errors = vErrors;
	return vErrors === null;
}
function validate881(data) {
	let vErrors = null;
	if (!validate882(data)) {
		vErrors = vErrors === null ? validate882.errors : vErrors.concat(validate882.errors);
	}
	validate881.errors = vErrors;
	return vErrors === null;
}
const schema_SupportRequest = validate888;
const pattern53 = new RegExp("^NB-[2-9A-HJKMNP-Z]{5}$", "u");
function validate889(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.reference === void 0) {
			vErrors = lack(vErrors, "", "reference");
		}
		if (data.topic === void 0) {
			vErrors = lack(vErrors, "", "topic");
		}
		if (data.channel === void 0) {
			vErrors = lack(vErrors, "", "channel");
		}
		if (data.replyBy === void 0) {
			vErrors = lack(vErrors, "", "replyBy");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		for (const key0 in data) if (!(key0 === "reference" || key0 === "topic" || key0 === "channel" || key0 === "replyBy" || key0 === "createdAt")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.reference !== void 0) {
			let data0 = data.reference;
			if (typeof data0 === "string") {
				if (isLonger(data0, 8)) {
					vErrors = fail(vErrors, "/reference", "maxLength", { limit: 8 });
				}
				if (!pattern53.test(data0)) {
					vErrors = fail(vErrors, "/reference", "pattern", { pattern: "^NB-[2-9A-HJKMNP-Z]{5}$" });
				}
			} else {
				vErrors = fail(vErrors, "/reference", "type", { type: "string" });
			}
		}
		if (data.topic !== void 0) {
			if (!validate883(data.topic)) {
				vErrors = under(vErrors, "/topic", validate883);
			}
		}
		if (data.channel !== void 0) {
			if (!validate885(data.channel)) {
				vErrors = under(vErrors, "/channel", validate885);
			}
		}
		if (data.replyBy !== void 0) {
			let data3 = data.replyBy;
			if (typeof data3 === "string") {
				if (!formats4.test(data3)) {
					vErrors = fail(vErrors, "/replyBy", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/replyBy", "type", { type: "string" });
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
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate889.errors = vErrors;
	return vErrors === null;
}
function validate888(data) {
	let vErrors = null;
	if (!validate889(data)) {
		vErrors = vErrors === null ? validate889.errors : vErrors.concat(validate889.errors);
	}
	validate888.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	createSupportRequest: {
		params: createSupportRequest_params,
		body: schema_SupportRequestCreate,
		event: null,
		responses: {
			201: {
				body: schema_SupportRequest,
				item: null
			},
			400: problem,
			409: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
