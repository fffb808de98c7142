// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, problem, under, validate122, validate1638, validate26, validate54, validate80 } from './shared.gen.js'
const applyRecommendation_params = validate139;
function validate139(data) {
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
				if (data1.recommendationId === void 0) {
					vErrors = lack(vErrors, "/path", "recommendationId");
				}
				for (const key1 in data1) if (!(key1 === "recommendationId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.recommendationId !== void 0) {
					let data2 = data1.recommendationId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/recommendationId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/recommendationId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/recommendationId", "type", { type: "string" });
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
	validate139.errors = vErrors;
	return vErrors === null;
}
const schema_RecommendationApplied = validate140;
const schema71 = {
	"type": "string",
	"enum": ["resize", "delete"]
};
function validate147(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "resize" || data === "delete")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema71.enum });
	}
	validate147.errors = vErrors;
	return vErrors === null;
}
function validate141(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.recommendationId === void 0) {
			vErrors = lack(vErrors, "", "recommendationId");
		}
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
		}
		if (data.action === void 0) {
			vErrors = lack(vErrors, "", "action");
		}
		if (data.monthlySavings === void 0) {
			vErrors = lack(vErrors, "", "monthlySavings");
		}
		for (const key0 in data) if (!(key0 === "recommendationId" || key0 === "resource" || key0 === "action" || key0 === "monthlySavings")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.recommendationId !== void 0) {
			if (!validate26(data.recommendationId)) {
				vErrors = under(vErrors, "/recommendationId", validate26);
			}
		}
		if (data.resource !== void 0) {
			if (!validate54(data.resource)) {
				vErrors = under(vErrors, "/resource", validate54);
			}
		}
		if (data.action !== void 0) {
			if (!validate147(data.action)) {
				vErrors = under(vErrors, "/action", validate147);
			}
		}
		if (data.monthlySavings !== void 0) {
			if (!validate122(data.monthlySavings)) {
				vErrors = under(vErrors, "/monthlySavings", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate141.errors = vErrors;
	return vErrors === null;
}
function validate140(data) {
	let vErrors = null;
	if (!validate141(data)) {
		vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
	}
	validate140.errors = vErrors;
	return vErrors === null;
}
const dismissRecommendation_params = validate139;
const schema_Recommendation = validate1028;
const schema438 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"kind",
		"title",
		"description",
		"effort",
		"action",
		"resource",
		"projectId",
		"findings",
		"monthlyCost",
		"monthlySavings",
		"dismissed"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/ResourceId" },
		"kind": { "$ref": "#/components/schemas/RecommendationKind" },
		"title": {
			"type": "string",
			"minLength": 1,
			"maxLength": 320
		},
		"description": {
			"type": "string",
			"minLength": 1,
			"maxLength": 500
		},
		"effort": { "$ref": "#/components/schemas/RecommendationEffort" },
		"action": { "$ref": "#/components/schemas/RecommendationAction" },
		"resource": { "$ref": "#/components/schemas/RecommendedResource" },
		"projectId": { "$ref": "#/components/schemas/ResourceId" },
		"findings": {
			"type": "array",
			"maxItems": 6,
			"items": { "$ref": "#/components/schemas/RecommendationFinding" }
		},
		"monthlyCost": { "$ref": "#/components/schemas/Money" },
		"monthlySavings": { "$ref": "#/components/schemas/Money" },
		"dismissed": { "oneOf": [{ "$ref": "#/components/schemas/RecommendationDismissal" }, { "type": "null" }] }
	}
};
const schema439 = {
	"type": "string",
	"enum": [
		"idle_vm",
		"oversized_vm",
		"switched_off",
		"failed",
		"unattached_volume",
		"old_snapshot",
		"no_targets"
	]
};
function validate1031(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "idle_vm" || data === "oversized_vm" || data === "switched_off" || data === "failed" || data === "unattached_volume" || data === "old_snapshot" || data === "no_targets")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema439.enum });
	}
	validate1031.errors = vErrors;
	return vErrors === null;
}
const schema440 = {
	"type": "string",
	"enum": ["low", "medium"]
};
function validate1033(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "low" || data === "medium")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema440.enum });
	}
	validate1033.errors = vErrors;
	return vErrors === null;
}
function validate1038(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.label === void 0) {
			vErrors = lack(vErrors, "", "label");
		}
		if (data.value === void 0) {
			vErrors = lack(vErrors, "", "value");
		}
		for (const key0 in data) if (!(key0 === "label" || key0 === "value")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.label !== void 0) {
			let data0 = data.label;
			if (typeof data0 === "string") {
				if (isLonger(data0, 60)) {
					vErrors = fail(vErrors, "/label", "maxLength", { limit: 60 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/label", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/label", "type", { type: "string" });
			}
		}
		if (data.value !== void 0) {
			let data1 = data.value;
			if (typeof data1 === "string") {
				if (isLonger(data1, 120)) {
					vErrors = fail(vErrors, "/value", "maxLength", { limit: 120 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/value", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/value", "type", { type: "string" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1038.errors = vErrors;
	return vErrors === null;
}
function validate1042(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.at === void 0) {
			vErrors = lack(vErrors, "", "at");
		}
		if (data.by === void 0) {
			vErrors = lack(vErrors, "", "by");
		}
		for (const key0 in data) if (!(key0 === "at" || key0 === "by")) {
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
		if (data.by !== void 0) {
			if (!validate80(data.by)) {
				vErrors = under(vErrors, "/by", validate80);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1042.errors = vErrors;
	return vErrors === null;
}
function validate1029(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
			errors++;
		}
		if (data.kind === void 0) {
			vErrors = lack(vErrors, "", "kind");
			errors++;
		}
		if (data.title === void 0) {
			vErrors = lack(vErrors, "", "title");
			errors++;
		}
		if (data.description === void 0) {
			vErrors = lack(vErrors, "", "description");
			errors++;
		}
		if (data.effort === void 0) {
			vErrors = lack(vErrors, "", "effort");
			errors++;
		}
		if (data.action === void 0) {
			vErrors = lack(vErrors, "", "action");
			errors++;
		}
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
			errors++;
		}
		if (data.projectId === void 0) {
			vErrors = lack(vErrors, "", "projectId");
			errors++;
		}
		if (data.findings === void 0) {
			vErrors = lack(vErrors, "", "findings");
			errors++;
		}
		if (data.monthlyCost === void 0) {
			vErrors = lack(vErrors, "", "monthlyCost");
			errors++;
		}
		if (data.monthlySavings === void 0) {
			vErrors = lack(vErrors, "", "monthlySavings");
			errors++;
		}
		if (data.dismissed === void 0) {
			vErrors = lack(vErrors, "", "dismissed");
			errors++;
		}
		if (vErrors !== null || mayHaveStrangers(data, schema438)) for (const key0 in data) if (!func27.call(schema438.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			if (!validate1031(data.kind)) {
				vErrors = under(vErrors, "/kind", validate1031);
				errors = vErrors.length;
			}
		}
		if (data.title !== void 0) {
			let data2 = data.title;
			if (typeof data2 === "string") {
				if (isLonger(data2, 320)) {
					vErrors = fail(vErrors, "/title", "maxLength", { limit: 320 });
					errors++;
				}
				if (isShorter(data2, 1)) {
					vErrors = fail(vErrors, "/title", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/title", "type", { type: "string" });
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data3 = data.description;
			if (typeof data3 === "string") {
				if (isLonger(data3, 500)) {
					vErrors = fail(vErrors, "/description", "maxLength", { limit: 500 });
					errors++;
				}
				if (isShorter(data3, 1)) {
					vErrors = fail(vErrors, "/description", "minLength", { limit: 1 });
					errors++;
				}
			} else {
				vErrors = fail(vErrors, "/description", "type", { type: "string" });
				errors++;
			}
		}
		if (data.effort !== void 0) {
			if (!validate1033(data.effort)) {
				vErrors = under(vErrors, "/effort", validate1033);
				errors = vErrors.length;
			}
		}
		if (data.action !== void 0) {
			if (!validate147(data.action)) {
				vErrors = under(vErrors, "/action", validate147);
				errors = vErrors.length;
			}
		}
		if (data.resource !== void 0) {
			if (!validate54(data.resource)) {
				vErrors = under(vErrors, "/resource", validate54);
				errors = vErrors.length;
			}
		}
		if (data.projectId !== void 0) {
			if (!validate26(data.projectId)) {
				vErrors = under(vErrors, "/projectId", validate26);
				errors = vErrors.length;
			}
		}
		if (data.findings !== void 0) {
			let data8 = data.findings;
			if (Array.isArray(data8)) {
				if (data8.length > 6) {
					vErrors = fail(vErrors, "/findings", "maxItems", { limit: 6 });
					errors++;
				}
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1038(data8[i0])) {
					vErrors = under(vErrors, "/findings/" + i0, validate1038);
					errors = vErrors.length;
				}
			} else {
				vErrors = fail(vErrors, "/findings", "type", { type: "array" });
				errors++;
			}
		}
		if (data.monthlyCost !== void 0) {
			if (!validate122(data.monthlyCost)) {
				vErrors = under(vErrors, "/monthlyCost", validate122);
				errors = vErrors.length;
			}
		}
		if (data.monthlySavings !== void 0) {
			if (!validate122(data.monthlySavings)) {
				vErrors = under(vErrors, "/monthlySavings", validate122);
				errors = vErrors.length;
			}
		}
		if (data.dismissed !== void 0) {
			let data12 = data.dismissed;
			const _errs18 = errors;
			let valid3 = false;
			let passing0 = null;
			const _errs19 = errors;
			if (!validate1042(data12)) {
				vErrors = under(vErrors, "/dismissed", validate1042);
				errors = vErrors.length;
			}
			var _valid0 = _errs19 === errors;
			if (_valid0) {
				valid3 = true;
				passing0 = 0;
			}
			const _errs20 = errors;
			if (data12 !== null) {
				vErrors = fail(vErrors, "/dismissed", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs20 === errors;
			if (_valid0 && valid3) {
				valid3 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid3 = true;
				passing0 = 1;
			}
			if (!valid3) {
				vErrors = fail(vErrors, "/dismissed", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs18;
				if (vErrors !== null) {
					if (_errs18) vErrors.length = _errs18;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1029.errors = vErrors;
	return errors === 0;
}
function validate1028(data) {
	let vErrors = null;
	if (!validate1029(data)) {
		vErrors = vErrors === null ? validate1029.errors : vErrors.concat(validate1029.errors);
	}
	validate1028.errors = vErrors;
	return vErrors === null;
}
const getRecommendation_params = validate139;
const schema_RecommendationPreview = validate1623;
const schema695 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"recommendation",
		"steps",
		"restarts",
		"deletesData",
		"costAfter",
		"dependents",
		"refusal"
	],
	"properties": {
		"recommendation": { "$ref": "#/components/schemas/Recommendation" },
		"steps": {
			"type": "array",
			"minItems": 1,
			"maxItems": 6,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 400
			}
		},
		"restarts": { "type": "boolean" },
		"deletesData": { "type": "boolean" },
		"costAfter": { "$ref": "#/components/schemas/Money" },
		"dependents": {
			"type": "array",
			"maxItems": 1e3,
			"items": { "$ref": "#/components/schemas/Dependent" }
		},
		"refusal": {
			"type": ["string", "null"],
			"maxLength": 300
		}
	}
};
function validate1624(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.recommendation === void 0) {
			vErrors = lack(vErrors, "", "recommendation");
		}
		if (data.steps === void 0) {
			vErrors = lack(vErrors, "", "steps");
		}
		if (data.restarts === void 0) {
			vErrors = lack(vErrors, "", "restarts");
		}
		if (data.deletesData === void 0) {
			vErrors = lack(vErrors, "", "deletesData");
		}
		if (data.costAfter === void 0) {
			vErrors = lack(vErrors, "", "costAfter");
		}
		if (data.dependents === void 0) {
			vErrors = lack(vErrors, "", "dependents");
		}
		if (data.refusal === void 0) {
			vErrors = lack(vErrors, "", "refusal");
		}
		for (const key0 in data) if (!(key0 === "recommendation" || key0 === "steps" || key0 === "restarts" || key0 === "deletesData" || key0 === "costAfter" || key0 === "dependents" || key0 === "refusal")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.recommendation !== void 0) {
			if (!validate1029(data.recommendation)) {
				vErrors = under(vErrors, "/recommendation", validate1029);
			}
		}
		if (data.steps !== void 0) {
			let data1 = data.steps;
			if (Array.isArray(data1)) {
				if (data1.length > 6) {
					vErrors = fail(vErrors, "/steps", "maxItems", { limit: 6 });
				}
				if (data1.length < 1) {
					vErrors = fail(vErrors, "/steps", "minItems", { limit: 1 });
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (isLonger(data2, 400)) {
							vErrors = fail(vErrors, "/steps/" + i0, "maxLength", { limit: 400 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/steps/" + i0, "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/steps/" + i0, "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/steps", "type", { type: "array" });
			}
		}
		if (data.restarts !== void 0) {
			if (typeof data.restarts !== "boolean") {
				vErrors = fail(vErrors, "/restarts", "type", { type: "boolean" });
			}
		}
		if (data.deletesData !== void 0) {
			if (typeof data.deletesData !== "boolean") {
				vErrors = fail(vErrors, "/deletesData", "type", { type: "boolean" });
			}
		}
		if (data.costAfter !== void 0) {
			if (!validate122(data.costAfter)) {
				vErrors = under(vErrors, "/costAfter", validate122);
			}
		}
		if (data.dependents !== void 0) {
			let data6 = data.dependents;
			if (Array.isArray(data6)) {
				if (data6.length > 1e3) {
					vErrors = fail(vErrors, "/dependents", "maxItems", { limit: 1e3 });
				}
				const len1 = data6.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate1638(data6[i1])) {
					vErrors = under(vErrors, "/dependents/" + i1, validate1638);
				}
			} else {
				vErrors = fail(vErrors, "/dependents", "type", { type: "array" });
			}
		}
		if (data.refusal !== void 0) {
			let data8 = data.refusal;
			if (typeof data8 !== "string" && data8 !== null) {
				vErrors = fail(vErrors, "/refusal", "type", { type: schema695.properties.refusal.type });
			}
			if (typeof data8 === "string") {
				if (isLonger(data8, 300)) {
					vErrors = fail(vErrors, "/refusal", "maxLength", { limit: 300 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1624.errors = vErrors;
	return vErrors === null;
}
function validate1623(data) {
	let vErrors = null;
	if (!validate1624(data)) {
		vErrors = vErrors === null ? validate1624.errors : vErrors.concat(validate1624.errors);
	}
	validate1623.errors = vErrors;
	return vErrors === null;
}
const listRecommendations_params = validate2067;
const schema930 = {
	"type": "string",
	"enum": ["open", "dismissed"],
	"default": "open"
};
function validate2068(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "open" || data === "dismissed")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema930.enum });
	}
	validate2068.errors = vErrors;
	return vErrors === null;
}
function validate2067(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "status")) {
					vErrors = fail(vErrors, "/query", "additionalProperties", { additionalProperty: key0 });
				}
				if (data0.status !== void 0) {
					if (!validate2068(data0.status)) {
						vErrors = under(vErrors, "/query/status", validate2068);
					}
				}
			} else {
				vErrors = fail(vErrors, "/query", "type", { type: "object" });
			}
		}
		if (data.path !== void 0) {
			let data2 = data.path;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) for (const key1 in data2) {
				vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
			}
			else {
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
	validate2067.errors = vErrors;
	return vErrors === null;
}
const listRecommendations_200_frame = validate2070;
function validate2070(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		if (data.total === void 0) {
			vErrors = lack(vErrors, "", "total");
		}
		if (data.monthlySavings === void 0) {
			vErrors = lack(vErrors, "", "monthlySavings");
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "total" || key0 === "monthlySavings")) {
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
		if (data.total !== void 0) {
			let data1 = data.total;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/total", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/total", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.monthlySavings !== void 0) {
			if (!validate122(data.monthlySavings)) {
				vErrors = under(vErrors, "/monthlySavings", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate2070.errors = vErrors;
	return vErrors === null;
}
const restoreRecommendation_params = validate139;
export const validators = {
	applyRecommendation: {
		params: applyRecommendation_params,
		body: null,
		event: null,
		responses: {
			202: {
				body: schema_RecommendationApplied,
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
	dismissRecommendation: {
		params: dismissRecommendation_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Recommendation,
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
	getRecommendation: {
		params: getRecommendation_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_RecommendationPreview,
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
	listRecommendations: {
		params: listRecommendations_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listRecommendations_200_frame,
				item: schema_Recommendation
			},
			400: problem,
			401: problem,
			403: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	restoreRecommendation: {
		params: restoreRecommendation_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_Recommendation,
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
	}
}
