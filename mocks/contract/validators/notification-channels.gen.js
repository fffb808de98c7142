// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, pattern8, problem, under, validate1758, validate26, validate368, validate399, validate401, validate405, validate80 } from './shared.gen.js'
const createNotificationChannel_params = validate368;
const schema_NotificationChannelCreate = validate806;
function validate810(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 254)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 254 });
		}
		if (isShorter(data, 1)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 1 });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate810.errors = vErrors;
	return vErrors === null;
}
function validate807(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.destination === void 0) {
			vErrors = lack(vErrors, "", "destination");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "type" || key0 === "destination" || key0 === "enabled")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate399(data.name)) {
				vErrors = under(vErrors, "/name", validate399);
			}
		}
		if (data.type !== void 0) {
			if (!validate401(data.type)) {
				vErrors = under(vErrors, "/type", validate401);
			}
		}
		if (data.destination !== void 0) {
			if (!validate810(data.destination)) {
				vErrors = under(vErrors, "/destination", validate810);
			}
		}
		if (data.enabled !== void 0) {
			if (typeof data.enabled !== "boolean") {
				vErrors = fail(vErrors, "/enabled", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate807.errors = vErrors;
	return vErrors === null;
}
function validate806(data) {
	let vErrors = null;
	if (!validate807(data)) {
		vErrors = vErrors === null ? validate807.errors : vErrors.concat(validate807.errors);
	}
	validate806.errors = vErrors;
	return vErrors === null;
}
const schema_NotificationChannel = validate813;
const schema337 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"type",
		"destination",
		"isMasked",
		"enabled",
		"ruleCount",
		"lastSentAt",
		"createdAt",
		"updatedAt",
		"updatedBy",
		"etag"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"name": { "$ref": "#/components/schemas/NotificationChannelName" },
		"type": { "$ref": "#/components/schemas/NotificationChannelType" },
		"destination": { "$ref": "#/components/schemas/NotificationChannelDestination" },
		"isMasked": { "type": "boolean" },
		"enabled": { "type": "boolean" },
		"ruleCount": {
			"type": "integer",
			"minimum": 0
		},
		"lastSentAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedBy": { "$ref": "#/components/schemas/Actor" },
		"etag": { "$ref": "#/components/schemas/EntityTag" }
	}
};
function validate814(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.destination === void 0) {
			vErrors = lack(vErrors, "", "destination");
		}
		if (data.isMasked === void 0) {
			vErrors = lack(vErrors, "", "isMasked");
		}
		if (data.enabled === void 0) {
			vErrors = lack(vErrors, "", "enabled");
		}
		if (data.ruleCount === void 0) {
			vErrors = lack(vErrors, "", "ruleCount");
		}
		if (data.lastSentAt === void 0) {
			vErrors = lack(vErrors, "", "lastSentAt");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		if (data.updatedAt === void 0) {
			vErrors = lack(vErrors, "", "updatedAt");
		}
		if (data.updatedBy === void 0) {
			vErrors = lack(vErrors, "", "updatedBy");
		}
		if (data.etag === void 0) {
			vErrors = lack(vErrors, "", "etag");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema337)) for (const key0 in data) if (!func27.call(schema337.properties, key0)) {
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
		if (data.type !== void 0) {
			if (!validate401(data.type)) {
				vErrors = under(vErrors, "/type", validate401);
			}
		}
		if (data.destination !== void 0) {
			if (!validate810(data.destination)) {
				vErrors = under(vErrors, "/destination", validate810);
			}
		}
		if (data.isMasked !== void 0) {
			if (typeof data.isMasked !== "boolean") {
				vErrors = fail(vErrors, "/isMasked", "type", { type: "boolean" });
			}
		}
		if (data.enabled !== void 0) {
			if (typeof data.enabled !== "boolean") {
				vErrors = fail(vErrors, "/enabled", "type", { type: "boolean" });
			}
		}
		if (data.ruleCount !== void 0) {
			let data6 = data.ruleCount;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
				vErrors = fail(vErrors, "/ruleCount", "type", { type: "integer" });
			}
			if (typeof data6 == "number") {
				if (data6 < 0 || isNaN(data6)) {
					vErrors = fail(vErrors, "/ruleCount", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.lastSentAt !== void 0) {
			let data7 = data.lastSentAt;
			if (typeof data7 !== "string" && data7 !== null) {
				vErrors = fail(vErrors, "/lastSentAt", "type", { type: schema337.properties.lastSentAt.type });
			}
			if (typeof data7 === "string") {
				if (!formats4.test(data7)) {
					vErrors = fail(vErrors, "/lastSentAt", "format", { format: "date-time" });
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
		if (data.updatedAt !== void 0) {
			let data9 = data.updatedAt;
			if (typeof data9 === "string") {
				if (!formats4.test(data9)) {
					vErrors = fail(vErrors, "/updatedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/updatedAt", "type", { type: "string" });
			}
		}
		if (data.updatedBy !== void 0) {
			if (!validate80(data.updatedBy)) {
				vErrors = under(vErrors, "/updatedBy", validate80);
			}
		}
		if (data.etag !== void 0) {
			if (!validate405(data.etag)) {
				vErrors = under(vErrors, "/etag", validate405);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate814.errors = vErrors;
	return vErrors === null;
}
function validate813(data) {
	let vErrors = null;
	if (!validate814(data)) {
		vErrors = vErrors === null ? validate814.errors : vErrors.concat(validate814.errors);
	}
	validate813.errors = vErrors;
	return vErrors === null;
}
const deleteNotificationChannel_params = validate977;
function validate977(data) {
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
				if (data1.notificationChannelId === void 0) {
					vErrors = lack(vErrors, "/path", "notificationChannelId");
				}
				for (const key1 in data1) if (!(key1 === "notificationChannelId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.notificationChannelId !== void 0) {
					let data2 = data1.notificationChannelId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/notificationChannelId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/notificationChannelId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/notificationChannelId", "type", { type: "string" });
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
	validate977.errors = vErrors;
	return vErrors === null;
}
const getNotificationChannel_params = validate977;
const listNotificationChannels_200_frame = validate1758;
const testNotificationChannel_params = validate977;
const updateNotificationChannel_params = validate2424;
function validate2424(data) {
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
				if (data1.notificationChannelId === void 0) {
					vErrors = lack(vErrors, "/path", "notificationChannelId");
				}
				for (const key1 in data1) if (!(key1 === "notificationChannelId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.notificationChannelId !== void 0) {
					let data2 = data1.notificationChannelId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/notificationChannelId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/notificationChannelId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/notificationChannelId", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data3 = data.header;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3["if-match"] === void 0) {
					vErrors = lack(vErrors, "/header", "if-match");
				}
				for (const key2 in data3) if (!(key2 === "if-match")) {
					vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
				}
				if (data3["if-match"] !== void 0) {
					let data4 = data3["if-match"];
					if (typeof data4 === "string") {
						if (isLonger(data4, 66)) {
							vErrors = fail(vErrors, "/header/if-match", "maxLength", { limit: 66 });
						}
						if (isShorter(data4, 3)) {
							vErrors = fail(vErrors, "/header/if-match", "minLength", { limit: 3 });
						}
						if (!pattern8.test(data4)) {
							vErrors = fail(vErrors, "/header/if-match", "pattern", { pattern: "^\"[\\x21\\x23-\\x7e]+\"$" });
						}
					} else {
						vErrors = fail(vErrors, "/header/if-match", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/header", "type", { type: "object" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2424.errors = vErrors;
	return vErrors === null;
}
const schema_NotificationChannelUpdate = validate2425;
function validate2426(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			vErrors = fail(vErrors, "", "minProperties", { limit: 1 });
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "destination" || key0 === "enabled")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate399(data.name)) {
				vErrors = under(vErrors, "/name", validate399);
			}
		}
		if (data.destination !== void 0) {
			if (!validate810(data.destination)) {
				vErrors = under(vErrors, "/destination", validate810);
			}
		}
		if (data.enabled !== void 0) {
			if (typeof data.enabled !== "boolean") {
				vErrors = fail(vErrors, "/enabled", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2426.errors = vErrors;
	return vErrors === null;
}
function validate2425(data) {
	let vErrors = null;
	if (!validate2426(data)) {
		vErrors = vErrors === null ? validate2426.errors : vErrors.concat(validate2426.errors);
	}
	validate2425.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	createNotificationChannel: {
		params: createNotificationChannel_params,
		body: schema_NotificationChannelCreate,
		event: null,
		responses: {
			201: {
				body: schema_NotificationChannel,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			409: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	deleteNotificationChannel: {
		params: deleteNotificationChannel_params,
		body: null,
		event: null,
		responses: {
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getNotificationChannel: {
		params: getNotificationChannel_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_NotificationChannel,
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
	listNotificationChannels: {
		params: null,
		body: null,
		event: null,
		responses: {
			200: {
				body: listNotificationChannels_200_frame,
				item: schema_NotificationChannel
			},
			400: problem,
			401: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	testNotificationChannel: {
		params: testNotificationChannel_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_NotificationChannel,
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
	updateNotificationChannel: {
		params: updateNotificationChannel_params,
		body: schema_NotificationChannelUpdate,
		event: null,
		responses: {
			200: {
				body: schema_NotificationChannel,
				item: null
			},
			400: problem,
			401: problem,
			403: problem,
			404: problem,
			409: problem,
			412: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
