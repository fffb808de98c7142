// Generated from `openapi/` by `npm run generate`. Do not edit.
import { fail, formats2, formats360, formats4, func27, isLonger, isShorter, lack, mayHaveStrangers, pattern14, problem, under, validate122, validate161, validate189, validate26, validate923 } from './shared.gen.js'
const deployMarketplaceApp_params = validate1004;
function validate1004(data) {
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
				if (data1.marketplaceAppId === void 0) {
					vErrors = lack(vErrors, "/path", "marketplaceAppId");
				}
				for (const key1 in data1) if (!(key1 === "marketplaceAppId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.marketplaceAppId !== void 0) {
					let data2 = data1.marketplaceAppId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/marketplaceAppId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/marketplaceAppId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/marketplaceAppId", "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/path", "type", { type: "object" });
			}
		}
		if (data.header !== void 0) {
			let data3 = data.header;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				for (const key2 in data3) if (!(key2 === "idempotency-key")) {
					vErrors = fail(vErrors, "/header", "additionalProperties", { additionalProperty: key2 });
				}
				if (data3["idempotency-key"] !== void 0) {
					let data4 = data3["idempotency-key"];
					if (typeof data4 === "string") {
						if (isLonger(data4, 128)) {
							vErrors = fail(vErrors, "/header/idempotency-key", "maxLength", { limit: 128 });
						}
						if (isShorter(data4, 8)) {
							vErrors = fail(vErrors, "/header/idempotency-key", "minLength", { limit: 8 });
						}
						if (!pattern14.test(data4)) {
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
	validate1004.errors = vErrors;
	return vErrors === null;
}
const schema_MarketplaceDeploy = validate1005;
function validate1006(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.region === void 0) {
			vErrors = lack(vErrors, "", "region");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "region" || key0 === "projectId")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
			}
		}
		if (data.region !== void 0) {
			if (!validate189(data.region)) {
				vErrors = under(vErrors, "/region", validate189);
			}
		}
		if (data.projectId !== void 0) {
			if (!validate26(data.projectId)) {
				vErrors = under(vErrors, "/projectId", validate26);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1006.errors = vErrors;
	return vErrors === null;
}
function validate1005(data) {
	let vErrors = null;
	if (!validate1006(data)) {
		vErrors = vErrors === null ? validate1006.errors : vErrors.concat(validate1006.errors);
	}
	validate1005.errors = vErrors;
	return vErrors === null;
}
const schema_MarketplaceDeployed = validate1011;
const pattern60 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate1013(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 64)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 64 });
		}
		if (!pattern60.test(data)) {
			vErrors = fail(vErrors, "", "pattern", { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate1013.errors = vErrors;
	return vErrors === null;
}
const schema432 = {
	"type": "string",
	"enum": [
		"vm",
		"container",
		"database"
	]
};
function validate1016(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "vm" || data === "container" || data === "database")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema432.enum });
	}
	validate1016.errors = vErrors;
	return vErrors === null;
}
function validate1015(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			vErrors = lack(vErrors, "", "type");
		}
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "id" || key0 === "name")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.type !== void 0) {
			if (!validate1016(data.type)) {
				vErrors = under(vErrors, "/type", validate1016);
			}
		}
		if (data.id !== void 0) {
			if (!validate26(data.id)) {
				vErrors = under(vErrors, "/id", validate26);
			}
		}
		if (data.name !== void 0) {
			if (!validate161(data.name)) {
				vErrors = under(vErrors, "/name", validate161);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1015.errors = vErrors;
	return vErrors === null;
}
function validate1012(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.appId === void 0) {
			vErrors = lack(vErrors, "", "appId");
		}
		if (data.resource === void 0) {
			vErrors = lack(vErrors, "", "resource");
		}
		for (const key0 in data) if (!(key0 === "appId" || key0 === "resource")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.appId !== void 0) {
			if (!validate1013(data.appId)) {
				vErrors = under(vErrors, "/appId", validate1013);
			}
		}
		if (data.resource !== void 0) {
			if (!validate1015(data.resource)) {
				vErrors = under(vErrors, "/resource", validate1015);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1012.errors = vErrors;
	return vErrors === null;
}
function validate1011(data) {
	let vErrors = null;
	if (!validate1012(data)) {
		vErrors = vErrors === null ? validate1012.errors : vErrors.concat(validate1012.errors);
	}
	validate1011.errors = vErrors;
	return vErrors === null;
}
const getMarketplaceApp_params = validate1536;
function validate1536(data) {
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
				if (data1.marketplaceAppId === void 0) {
					vErrors = lack(vErrors, "/path", "marketplaceAppId");
				}
				for (const key1 in data1) if (!(key1 === "marketplaceAppId")) {
					vErrors = fail(vErrors, "/path", "additionalProperties", { additionalProperty: key1 });
				}
				if (data1.marketplaceAppId !== void 0) {
					let data2 = data1.marketplaceAppId;
					if (typeof data2 === "string") {
						if (isLonger(data2, 64)) {
							vErrors = fail(vErrors, "/path/marketplaceAppId", "maxLength", { limit: 64 });
						}
						if (isShorter(data2, 1)) {
							vErrors = fail(vErrors, "/path/marketplaceAppId", "minLength", { limit: 1 });
						}
					} else {
						vErrors = fail(vErrors, "/path/marketplaceAppId", "type", { type: "string" });
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
	validate1536.errors = vErrors;
	return vErrors === null;
}
const schema_MarketplaceApp = validate1537;
const schema657 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"vendor",
		"category",
		"subcategories",
		"offerType",
		"shortDescription",
		"longDescription",
		"logo",
		"screenshots",
		"pricing",
		"features",
		"techStack",
		"deploymentTime",
		"supportedRegions",
		"documentation",
		"metrics",
		"reviewShares",
		"tags",
		"createdAt",
		"updatedAt",
		"featured",
		"demoUrl",
		"deployment",
		"related"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/MarketplaceAppKey" },
		"name": {
			"type": "string",
			"minLength": 1,
			"maxLength": 80
		},
		"vendor": { "$ref": "#/components/schemas/MarketplaceVendor" },
		"category": { "$ref": "#/components/schemas/MarketplaceCategory" },
		"subcategories": {
			"type": "array",
			"maxItems": 10,
			"items": { "$ref": "#/components/schemas/MarketplaceText" }
		},
		"offerType": { "$ref": "#/components/schemas/MarketplaceOfferType" },
		"shortDescription": { "$ref": "#/components/schemas/MarketplaceText" },
		"longDescription": {
			"type": "string",
			"minLength": 1,
			"maxLength": 4e3
		},
		"logo": {
			"type": "string",
			"minLength": 1,
			"maxLength": 16
		},
		"screenshots": {
			"type": "array",
			"maxItems": 20,
			"items": {
				"type": "string",
				"format": "uri-reference",
				"maxLength": 500
			}
		},
		"pricing": { "$ref": "#/components/schemas/MarketplacePricing" },
		"features": {
			"type": "array",
			"maxItems": 30,
			"items": { "$ref": "#/components/schemas/MarketplaceText" }
		},
		"techStack": {
			"type": "array",
			"maxItems": 30,
			"items": { "$ref": "#/components/schemas/MarketplaceText" }
		},
		"deploymentTime": { "$ref": "#/components/schemas/MarketplaceText" },
		"supportedRegions": {
			"type": "array",
			"minItems": 1,
			"maxItems": 10,
			"items": { "$ref": "#/components/schemas/RegionId" }
		},
		"documentation": {
			"type": "string",
			"minLength": 1,
			"maxLength": 4e3
		},
		"metrics": { "$ref": "#/components/schemas/MarketplaceMetrics" },
		"reviewShares": {
			"type": "array",
			"maxItems": 5,
			"items": { "$ref": "#/components/schemas/MarketplaceStarShare" }
		},
		"tags": {
			"type": "array",
			"maxItems": 20,
			"items": { "$ref": "#/components/schemas/MarketplaceText" }
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"featured": { "type": "boolean" },
		"demoUrl": {
			"type": ["string", "null"],
			"format": "uri",
			"maxLength": 500
		},
		"deployment": { "$ref": "#/components/schemas/MarketplaceDeployment" },
		"related": {
			"type": "array",
			"maxItems": 10,
			"items": { "$ref": "#/components/schemas/MarketplaceAppSummary" }
		}
	}
};
function validate1540(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.verified === void 0) {
			vErrors = lack(vErrors, "", "verified");
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "verified")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (isLonger(data0, 80)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 80 });
				}
				if (isShorter(data0, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
		if (data.verified !== void 0) {
			if (typeof data.verified !== "boolean") {
				vErrors = fail(vErrors, "/verified", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1540.errors = vErrors;
	return vErrors === null;
}
const schema659 = {
	"type": "string",
	"enum": [
		"web-cms",
		"automation",
		"forums-community",
		"ecommerce-erp",
		"databases",
		"dev-cicd",
		"observability",
		"ai-ml",
		"ml-workflows",
		"productivity",
		"education",
		"utilities",
		"security"
	]
};
function validate1542(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "web-cms" || data === "automation" || data === "forums-community" || data === "ecommerce-erp" || data === "databases" || data === "dev-cicd" || data === "observability" || data === "ai-ml" || data === "ml-workflows" || data === "productivity" || data === "education" || data === "utilities" || data === "security")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema659.enum });
	}
	validate1542.errors = vErrors;
	return vErrors === null;
}
function validate1544(data) {
	let vErrors = null;
	if (typeof data === "string") {
		if (isLonger(data, 200)) {
			vErrors = fail(vErrors, "", "maxLength", { limit: 200 });
		}
		if (isShorter(data, 1)) {
			vErrors = fail(vErrors, "", "minLength", { limit: 1 });
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	validate1544.errors = vErrors;
	return vErrors === null;
}
const schema661 = {
	"type": "string",
	"enum": [
		"one-click-app",
		"managed-service",
		"ml-model",
		"container"
	]
};
function validate1546(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "one-click-app" || data === "managed-service" || data === "ml-model" || data === "container")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema661.enum });
	}
	validate1546.errors = vErrors;
	return vErrors === null;
}
const schema663 = {
	"type": "string",
	"enum": [
		"free",
		"subscription",
		"metered"
	]
};
function validate1550(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "free" || data === "subscription" || data === "metered")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema663.enum });
	}
	validate1550.errors = vErrors;
	return vErrors === null;
}
const schema664 = {
	"type": "string",
	"enum": ["monthly", "hourly"]
};
function validate1553(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "monthly" || data === "hourly")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema664.enum });
	}
	validate1553.errors = vErrors;
	return vErrors === null;
}
function validate1549(data) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.model === void 0) {
			vErrors = lack(vErrors, "", "model");
			errors++;
		}
		if (data.startingPrice === void 0) {
			vErrors = lack(vErrors, "", "startingPrice");
			errors++;
		}
		if (data.billingPeriod === void 0) {
			vErrors = lack(vErrors, "", "billingPeriod");
			errors++;
		}
		for (const key0 in data) if (!(key0 === "model" || key0 === "startingPrice" || key0 === "billingPeriod")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
			errors++;
		}
		if (data.model !== void 0) {
			if (!validate1550(data.model)) {
				vErrors = under(vErrors, "/model", validate1550);
				errors = vErrors.length;
			}
		}
		if (data.startingPrice !== void 0) {
			let data1 = data.startingPrice;
			const _errs4 = errors;
			let valid1 = false;
			let passing0 = null;
			const _errs5 = errors;
			if (!validate122(data1)) {
				vErrors = under(vErrors, "/startingPrice", validate122);
				errors = vErrors.length;
			}
			var _valid0 = _errs5 === errors;
			if (_valid0) {
				valid1 = true;
				passing0 = 0;
			}
			const _errs6 = errors;
			if (data1 !== null) {
				vErrors = fail(vErrors, "/startingPrice", "type", { type: "null" });
				errors++;
			}
			var _valid0 = _errs6 === errors;
			if (_valid0 && valid1) {
				valid1 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid1 = true;
				passing0 = 1;
			}
			if (!valid1) {
				vErrors = fail(vErrors, "/startingPrice", "oneOf", { passingSchemas: passing0 });
				errors++;
			} else {
				errors = _errs4;
				if (vErrors !== null) {
					if (_errs4) vErrors.length = _errs4;
					else vErrors = null;
				}
			}
		}
		if (data.billingPeriod !== void 0) {
			let data2 = data.billingPeriod;
			const _errs9 = errors;
			let valid2 = false;
			let passing1 = null;
			const _errs10 = errors;
			if (!validate1553(data2)) {
				vErrors = under(vErrors, "/billingPeriod", validate1553);
				errors = vErrors.length;
			}
			var _valid1 = _errs10 === errors;
			if (_valid1) {
				valid2 = true;
				passing1 = 0;
			}
			const _errs11 = errors;
			if (data2 !== null) {
				vErrors = fail(vErrors, "/billingPeriod", "type", { type: "null" });
				errors++;
			}
			var _valid1 = _errs11 === errors;
			if (_valid1 && valid2) {
				valid2 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid2 = true;
				passing1 = 1;
			}
			if (!valid2) {
				vErrors = fail(vErrors, "/billingPeriod", "oneOf", { passingSchemas: passing1 });
				errors++;
			} else {
				errors = _errs9;
				if (vErrors !== null) {
					if (_errs9) vErrors.length = _errs9;
					else vErrors = null;
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
		errors++;
	}
	validate1549.errors = vErrors;
	return errors === 0;
}
function validate1560(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.installs === void 0) {
			vErrors = lack(vErrors, "", "installs");
		}
		if (data.rating === void 0) {
			vErrors = lack(vErrors, "", "rating");
		}
		if (data.reviews === void 0) {
			vErrors = lack(vErrors, "", "reviews");
		}
		for (const key0 in data) if (!(key0 === "installs" || key0 === "rating" || key0 === "reviews")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.installs !== void 0) {
			let data0 = data.installs;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/installs", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 < 0 || isNaN(data0)) {
					vErrors = fail(vErrors, "/installs", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.rating !== void 0) {
			let data1 = data.rating;
			if (typeof data1 == "number") {
				if (data1 > 5 || isNaN(data1)) {
					vErrors = fail(vErrors, "/rating", "maximum", { comparison: "<=", limit: 5 });
				}
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/rating", "minimum", { comparison: ">=", limit: 0 });
				}
			} else {
				vErrors = fail(vErrors, "/rating", "type", { type: "number" });
			}
		}
		if (data.reviews !== void 0) {
			let data2 = data.reviews;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
				vErrors = fail(vErrors, "/reviews", "type", { type: "integer" });
			}
			if (typeof data2 == "number") {
				if (data2 < 0 || isNaN(data2)) {
					vErrors = fail(vErrors, "/reviews", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1560.errors = vErrors;
	return vErrors === null;
}
function validate1562(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.stars === void 0) {
			vErrors = lack(vErrors, "", "stars");
		}
		if (data.percent === void 0) {
			vErrors = lack(vErrors, "", "percent");
		}
		for (const key0 in data) if (!(key0 === "stars" || key0 === "percent")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.stars !== void 0) {
			let data0 = data.stars;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
				vErrors = fail(vErrors, "/stars", "type", { type: "integer" });
			}
			if (typeof data0 == "number") {
				if (data0 > 5 || isNaN(data0)) {
					vErrors = fail(vErrors, "/stars", "maximum", { comparison: "<=", limit: 5 });
				}
				if (data0 < 1 || isNaN(data0)) {
					vErrors = fail(vErrors, "/stars", "minimum", { comparison: ">=", limit: 1 });
				}
			}
		}
		if (data.percent !== void 0) {
			let data1 = data.percent;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/percent", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 > 100 || isNaN(data1)) {
					vErrors = fail(vErrors, "/percent", "maximum", { comparison: "<=", limit: 100 });
				}
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/percent", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1562.errors = vErrors;
	return vErrors === null;
}
function validate1565(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.resourceType === void 0) {
			vErrors = lack(vErrors, "", "resourceType");
		}
		if (data.runsOn === void 0) {
			vErrors = lack(vErrors, "", "runsOn");
		}
		if (data.hourlyRate === void 0) {
			vErrors = lack(vErrors, "", "hourlyRate");
		}
		if (data.monthlyCost === void 0) {
			vErrors = lack(vErrors, "", "monthlyCost");
		}
		for (const key0 in data) if (!(key0 === "resourceType" || key0 === "runsOn" || key0 === "hourlyRate" || key0 === "monthlyCost")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.resourceType !== void 0) {
			if (!validate1016(data.resourceType)) {
				vErrors = under(vErrors, "/resourceType", validate1016);
			}
		}
		if (data.runsOn !== void 0) {
			if (!validate1544(data.runsOn)) {
				vErrors = under(vErrors, "/runsOn", validate1544);
			}
		}
		if (data.hourlyRate !== void 0) {
			if (!validate923(data.hourlyRate)) {
				vErrors = under(vErrors, "/hourlyRate", validate923);
			}
		}
		if (data.monthlyCost !== void 0) {
			if (!validate122(data.monthlyCost)) {
				vErrors = under(vErrors, "/monthlyCost", validate122);
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1565.errors = vErrors;
	return vErrors === null;
}
const schema668 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"vendor",
		"category",
		"subcategories",
		"offerType",
		"shortDescription",
		"logo",
		"pricing",
		"metrics",
		"tags",
		"createdAt",
		"updatedAt",
		"featured"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/MarketplaceAppKey" },
		"name": {
			"type": "string",
			"minLength": 1,
			"maxLength": 80
		},
		"vendor": { "$ref": "#/components/schemas/MarketplaceVendor" },
		"category": { "$ref": "#/components/schemas/MarketplaceCategory" },
		"subcategories": {
			"type": "array",
			"maxItems": 10,
			"items": { "$ref": "#/components/schemas/MarketplaceText" }
		},
		"offerType": { "$ref": "#/components/schemas/MarketplaceOfferType" },
		"shortDescription": { "$ref": "#/components/schemas/MarketplaceText" },
		"logo": {
			"type": "string",
			"minLength": 1,
			"maxLength": 16
		},
		"pricing": { "$ref": "#/components/schemas/MarketplacePricing" },
		"metrics": { "$ref": "#/components/schemas/MarketplaceMetrics" },
		"tags": {
			"type": "array",
			"maxItems": 20,
			"items": { "$ref": "#/components/schemas/MarketplaceText" }
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"featured": { "type": "boolean" }
	}
};
function validate1571(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.vendor === void 0) {
			vErrors = lack(vErrors, "", "vendor");
		}
		if (data.category === void 0) {
			vErrors = lack(vErrors, "", "category");
		}
		if (data.subcategories === void 0) {
			vErrors = lack(vErrors, "", "subcategories");
		}
		if (data.offerType === void 0) {
			vErrors = lack(vErrors, "", "offerType");
		}
		if (data.shortDescription === void 0) {
			vErrors = lack(vErrors, "", "shortDescription");
		}
		if (data.logo === void 0) {
			vErrors = lack(vErrors, "", "logo");
		}
		if (data.pricing === void 0) {
			vErrors = lack(vErrors, "", "pricing");
		}
		if (data.metrics === void 0) {
			vErrors = lack(vErrors, "", "metrics");
		}
		if (data.tags === void 0) {
			vErrors = lack(vErrors, "", "tags");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		if (data.updatedAt === void 0) {
			vErrors = lack(vErrors, "", "updatedAt");
		}
		if (data.featured === void 0) {
			vErrors = lack(vErrors, "", "featured");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema668)) for (const key0 in data) if (!func27.call(schema668.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate1013(data.id)) {
				vErrors = under(vErrors, "/id", validate1013);
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (isLonger(data1, 80)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 80 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
		if (data.vendor !== void 0) {
			if (!validate1540(data.vendor)) {
				vErrors = under(vErrors, "/vendor", validate1540);
			}
		}
		if (data.category !== void 0) {
			if (!validate1542(data.category)) {
				vErrors = under(vErrors, "/category", validate1542);
			}
		}
		if (data.subcategories !== void 0) {
			let data4 = data.subcategories;
			if (Array.isArray(data4)) {
				if (data4.length > 10) {
					vErrors = fail(vErrors, "/subcategories", "maxItems", { limit: 10 });
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1544(data4[i0])) {
					vErrors = under(vErrors, "/subcategories/" + i0, validate1544);
				}
			} else {
				vErrors = fail(vErrors, "/subcategories", "type", { type: "array" });
			}
		}
		if (data.offerType !== void 0) {
			if (!validate1546(data.offerType)) {
				vErrors = under(vErrors, "/offerType", validate1546);
			}
		}
		if (data.shortDescription !== void 0) {
			if (!validate1544(data.shortDescription)) {
				vErrors = under(vErrors, "/shortDescription", validate1544);
			}
		}
		if (data.logo !== void 0) {
			let data8 = data.logo;
			if (typeof data8 === "string") {
				if (isLonger(data8, 16)) {
					vErrors = fail(vErrors, "/logo", "maxLength", { limit: 16 });
				}
				if (isShorter(data8, 1)) {
					vErrors = fail(vErrors, "/logo", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/logo", "type", { type: "string" });
			}
		}
		if (data.pricing !== void 0) {
			if (!validate1549(data.pricing)) {
				vErrors = under(vErrors, "/pricing", validate1549);
			}
		}
		if (data.metrics !== void 0) {
			if (!validate1560(data.metrics)) {
				vErrors = under(vErrors, "/metrics", validate1560);
			}
		}
		if (data.tags !== void 0) {
			let data11 = data.tags;
			if (Array.isArray(data11)) {
				if (data11.length > 20) {
					vErrors = fail(vErrors, "/tags", "maxItems", { limit: 20 });
				}
				const len1 = data11.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate1544(data11[i1])) {
					vErrors = under(vErrors, "/tags/" + i1, validate1544);
				}
			} else {
				vErrors = fail(vErrors, "/tags", "type", { type: "array" });
			}
		}
		if (data.createdAt !== void 0) {
			let data13 = data.createdAt;
			if (typeof data13 === "string") {
				if (!formats4.test(data13)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
			}
		}
		if (data.updatedAt !== void 0) {
			let data14 = data.updatedAt;
			if (typeof data14 === "string") {
				if (!formats4.test(data14)) {
					vErrors = fail(vErrors, "/updatedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/updatedAt", "type", { type: "string" });
			}
		}
		if (data.featured !== void 0) {
			if (typeof data.featured !== "boolean") {
				vErrors = fail(vErrors, "/featured", "type", { type: "boolean" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1571.errors = vErrors;
	return vErrors === null;
}
function validate1538(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			vErrors = lack(vErrors, "", "id");
		}
		if (data.name === void 0) {
			vErrors = lack(vErrors, "", "name");
		}
		if (data.vendor === void 0) {
			vErrors = lack(vErrors, "", "vendor");
		}
		if (data.category === void 0) {
			vErrors = lack(vErrors, "", "category");
		}
		if (data.subcategories === void 0) {
			vErrors = lack(vErrors, "", "subcategories");
		}
		if (data.offerType === void 0) {
			vErrors = lack(vErrors, "", "offerType");
		}
		if (data.shortDescription === void 0) {
			vErrors = lack(vErrors, "", "shortDescription");
		}
		if (data.longDescription === void 0) {
			vErrors = lack(vErrors, "", "longDescription");
		}
		if (data.logo === void 0) {
			vErrors = lack(vErrors, "", "logo");
		}
		if (data.screenshots === void 0) {
			vErrors = lack(vErrors, "", "screenshots");
		}
		if (data.pricing === void 0) {
			vErrors = lack(vErrors, "", "pricing");
		}
		if (data.features === void 0) {
			vErrors = lack(vErrors, "", "features");
		}
		if (data.techStack === void 0) {
			vErrors = lack(vErrors, "", "techStack");
		}
		if (data.deploymentTime === void 0) {
			vErrors = lack(vErrors, "", "deploymentTime");
		}
		if (data.supportedRegions === void 0) {
			vErrors = lack(vErrors, "", "supportedRegions");
		}
		if (data.documentation === void 0) {
			vErrors = lack(vErrors, "", "documentation");
		}
		if (data.metrics === void 0) {
			vErrors = lack(vErrors, "", "metrics");
		}
		if (data.reviewShares === void 0) {
			vErrors = lack(vErrors, "", "reviewShares");
		}
		if (data.tags === void 0) {
			vErrors = lack(vErrors, "", "tags");
		}
		if (data.createdAt === void 0) {
			vErrors = lack(vErrors, "", "createdAt");
		}
		if (data.updatedAt === void 0) {
			vErrors = lack(vErrors, "", "updatedAt");
		}
		if (data.featured === void 0) {
			vErrors = lack(vErrors, "", "featured");
		}
		if (data.demoUrl === void 0) {
			vErrors = lack(vErrors, "", "demoUrl");
		}
		if (data.deployment === void 0) {
			vErrors = lack(vErrors, "", "deployment");
		}
		if (data.related === void 0) {
			vErrors = lack(vErrors, "", "related");
		}
		if (vErrors !== null || mayHaveStrangers(data, schema657)) for (const key0 in data) if (!func27.call(schema657.properties, key0)) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.id !== void 0) {
			if (!validate1013(data.id)) {
				vErrors = under(vErrors, "/id", validate1013);
			}
		}
		if (data.name !== void 0) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (isLonger(data1, 80)) {
					vErrors = fail(vErrors, "/name", "maxLength", { limit: 80 });
				}
				if (isShorter(data1, 1)) {
					vErrors = fail(vErrors, "/name", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/name", "type", { type: "string" });
			}
		}
		if (data.vendor !== void 0) {
			if (!validate1540(data.vendor)) {
				vErrors = under(vErrors, "/vendor", validate1540);
			}
		}
		if (data.category !== void 0) {
			if (!validate1542(data.category)) {
				vErrors = under(vErrors, "/category", validate1542);
			}
		}
		if (data.subcategories !== void 0) {
			let data4 = data.subcategories;
			if (Array.isArray(data4)) {
				if (data4.length > 10) {
					vErrors = fail(vErrors, "/subcategories", "maxItems", { limit: 10 });
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1544(data4[i0])) {
					vErrors = under(vErrors, "/subcategories/" + i0, validate1544);
				}
			} else {
				vErrors = fail(vErrors, "/subcategories", "type", { type: "array" });
			}
		}
		if (data.offerType !== void 0) {
			if (!validate1546(data.offerType)) {
				vErrors = under(vErrors, "/offerType", validate1546);
			}
		}
		if (data.shortDescription !== void 0) {
			if (!validate1544(data.shortDescription)) {
				vErrors = under(vErrors, "/shortDescription", validate1544);
			}
		}
		if (data.longDescription !== void 0) {
			let data8 = data.longDescription;
			if (typeof data8 === "string") {
				if (isLonger(data8, 4e3)) {
					vErrors = fail(vErrors, "/longDescription", "maxLength", { limit: 4e3 });
				}
				if (isShorter(data8, 1)) {
					vErrors = fail(vErrors, "/longDescription", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/longDescription", "type", { type: "string" });
			}
		}
		if (data.logo !== void 0) {
			let data9 = data.logo;
			if (typeof data9 === "string") {
				if (isLonger(data9, 16)) {
					vErrors = fail(vErrors, "/logo", "maxLength", { limit: 16 });
				}
				if (isShorter(data9, 1)) {
					vErrors = fail(vErrors, "/logo", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/logo", "type", { type: "string" });
			}
		}
		if (data.screenshots !== void 0) {
			let data10 = data.screenshots;
			if (Array.isArray(data10)) {
				if (data10.length > 20) {
					vErrors = fail(vErrors, "/screenshots", "maxItems", { limit: 20 });
				}
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data11 = data10[i1];
					if (typeof data11 === "string") {
						if (isLonger(data11, 500)) {
							vErrors = fail(vErrors, "/screenshots/" + i1, "maxLength", { limit: 500 });
						}
						if (!formats2.test(data11)) {
							vErrors = fail(vErrors, "/screenshots/" + i1, "format", { format: "uri-reference" });
						}
					} else {
						vErrors = fail(vErrors, "/screenshots/" + i1, "type", { type: "string" });
					}
				}
			} else {
				vErrors = fail(vErrors, "/screenshots", "type", { type: "array" });
			}
		}
		if (data.pricing !== void 0) {
			if (!validate1549(data.pricing)) {
				vErrors = under(vErrors, "/pricing", validate1549);
			}
		}
		if (data.features !== void 0) {
			let data13 = data.features;
			if (Array.isArray(data13)) {
				if (data13.length > 30) {
					vErrors = fail(vErrors, "/features", "maxItems", { limit: 30 });
				}
				const len2 = data13.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate1544(data13[i2])) {
					vErrors = under(vErrors, "/features/" + i2, validate1544);
				}
			} else {
				vErrors = fail(vErrors, "/features", "type", { type: "array" });
			}
		}
		if (data.techStack !== void 0) {
			let data15 = data.techStack;
			if (Array.isArray(data15)) {
				if (data15.length > 30) {
					vErrors = fail(vErrors, "/techStack", "maxItems", { limit: 30 });
				}
				const len3 = data15.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate1544(data15[i3])) {
					vErrors = under(vErrors, "/techStack/" + i3, validate1544);
				}
			} else {
				vErrors = fail(vErrors, "/techStack", "type", { type: "array" });
			}
		}
		if (data.deploymentTime !== void 0) {
			if (!validate1544(data.deploymentTime)) {
				vErrors = under(vErrors, "/deploymentTime", validate1544);
			}
		}
		if (data.supportedRegions !== void 0) {
			let data18 = data.supportedRegions;
			if (Array.isArray(data18)) {
				if (data18.length > 10) {
					vErrors = fail(vErrors, "/supportedRegions", "maxItems", { limit: 10 });
				}
				if (data18.length < 1) {
					vErrors = fail(vErrors, "/supportedRegions", "minItems", { limit: 1 });
				}
				const len4 = data18.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate189(data18[i4])) {
					vErrors = under(vErrors, "/supportedRegions/" + i4, validate189);
				}
			} else {
				vErrors = fail(vErrors, "/supportedRegions", "type", { type: "array" });
			}
		}
		if (data.documentation !== void 0) {
			let data20 = data.documentation;
			if (typeof data20 === "string") {
				if (isLonger(data20, 4e3)) {
					vErrors = fail(vErrors, "/documentation", "maxLength", { limit: 4e3 });
				}
				if (isShorter(data20, 1)) {
					vErrors = fail(vErrors, "/documentation", "minLength", { limit: 1 });
				}
			} else {
				vErrors = fail(vErrors, "/documentation", "type", { type: "string" });
			}
		}
		if (data.metrics !== void 0) {
			if (!validate1560(data.metrics)) {
				vErrors = under(vErrors, "/metrics", validate1560);
			}
		}
		if (data.reviewShares !== void 0) {
			let data22 = data.reviewShares;
			if (Array.isArray(data22)) {
				if (data22.length > 5) {
					vErrors = fail(vErrors, "/reviewShares", "maxItems", { limit: 5 });
				}
				const len5 = data22.length;
				for (let i5 = 0; i5 < len5; i5++) if (!validate1562(data22[i5])) {
					vErrors = under(vErrors, "/reviewShares/" + i5, validate1562);
				}
			} else {
				vErrors = fail(vErrors, "/reviewShares", "type", { type: "array" });
			}
		}
		if (data.tags !== void 0) {
			let data24 = data.tags;
			if (Array.isArray(data24)) {
				if (data24.length > 20) {
					vErrors = fail(vErrors, "/tags", "maxItems", { limit: 20 });
				}
				const len6 = data24.length;
				for (let i6 = 0; i6 < len6; i6++) if (!validate1544(data24[i6])) {
					vErrors = under(vErrors, "/tags/" + i6, validate1544);
				}
			} else {
				vErrors = fail(vErrors, "/tags", "type", { type: "array" });
			}
		}
		if (data.createdAt !== void 0) {
			let data26 = data.createdAt;
			if (typeof data26 === "string") {
				if (!formats4.test(data26)) {
					vErrors = fail(vErrors, "/createdAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/createdAt", "type", { type: "string" });
			}
		}
		if (data.updatedAt !== void 0) {
			let data27 = data.updatedAt;
			if (typeof data27 === "string") {
				if (!formats4.test(data27)) {
					vErrors = fail(vErrors, "/updatedAt", "format", { format: "date-time" });
				}
			} else {
				vErrors = fail(vErrors, "/updatedAt", "type", { type: "string" });
			}
		}
		if (data.featured !== void 0) {
			if (typeof data.featured !== "boolean") {
				vErrors = fail(vErrors, "/featured", "type", { type: "boolean" });
			}
		}
		if (data.demoUrl !== void 0) {
			let data29 = data.demoUrl;
			if (typeof data29 !== "string" && data29 !== null) {
				vErrors = fail(vErrors, "/demoUrl", "type", { type: schema657.properties.demoUrl.type });
			}
			if (typeof data29 === "string") {
				if (isLonger(data29, 500)) {
					vErrors = fail(vErrors, "/demoUrl", "maxLength", { limit: 500 });
				}
				if (!formats360(data29)) {
					vErrors = fail(vErrors, "/demoUrl", "format", { format: "uri" });
				}
			}
		}
		if (data.deployment !== void 0) {
			if (!validate1565(data.deployment)) {
				vErrors = under(vErrors, "/deployment", validate1565);
			}
		}
		if (data.related !== void 0) {
			let data31 = data.related;
			if (Array.isArray(data31)) {
				if (data31.length > 10) {
					vErrors = fail(vErrors, "/related", "maxItems", { limit: 10 });
				}
				const len7 = data31.length;
				for (let i7 = 0; i7 < len7; i7++) if (!validate1571(data31[i7])) {
					vErrors = under(vErrors, "/related/" + i7, validate1571);
				}
			} else {
				vErrors = fail(vErrors, "/related", "type", { type: "array" });
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1538.errors = vErrors;
	return vErrors === null;
}
function validate1537(data) {
	let vErrors = null;
	if (!validate1538(data)) {
		vErrors = vErrors === null ? validate1538.errors : vErrors.concat(validate1538.errors);
	}
	validate1537.errors = vErrors;
	return vErrors === null;
}
const listMarketplaceApps_params = validate1985;
const schema889 = {
	"type": "string",
	"enum": [
		"popular",
		"rating",
		"recent",
		"price-low"
	],
	"default": "popular"
};
function validate1988(data) {
	let vErrors = null;
	if (typeof data !== "string") {
		vErrors = fail(vErrors, "", "type", { type: "string" });
	}
	if (!(data === "popular" || data === "rating" || data === "recent" || data === "price-low")) {
		vErrors = fail(vErrors, "", "enum", { allowedValues: schema889.enum });
	}
	validate1988.errors = vErrors;
	return vErrors === null;
}
function validate1985(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.query !== void 0) {
			let data0 = data.query;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key0 in data0) if (!(key0 === "q" || key0 === "category" || key0 === "free" || key0 === "sort")) {
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
				if (data0.category !== void 0) {
					let data2 = data0.category;
					if (Array.isArray(data2)) {
						if (data2.length > 20) {
							vErrors = fail(vErrors, "/query/category", "maxItems", { limit: 20 });
						}
						const len0 = data2.length;
						for (let i0 = 0; i0 < len0; i0++) if (!validate1542(data2[i0])) {
							vErrors = under(vErrors, "/query/category/" + i0, validate1542);
						}
					} else {
						vErrors = fail(vErrors, "/query/category", "type", { type: "array" });
					}
				}
				if (data0.free !== void 0) {
					if (typeof data0.free !== "boolean") {
						vErrors = fail(vErrors, "/query/free", "type", { type: "boolean" });
					}
				}
				if (data0.sort !== void 0) {
					if (!validate1988(data0.sort)) {
						vErrors = under(vErrors, "/query/sort", validate1988);
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
	validate1985.errors = vErrors;
	return vErrors === null;
}
const listMarketplaceApps_200_frame = validate1990;
function validate1991(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.category === void 0) {
			vErrors = lack(vErrors, "", "category");
		}
		if (data.count === void 0) {
			vErrors = lack(vErrors, "", "count");
		}
		for (const key0 in data) if (!(key0 === "category" || key0 === "count")) {
			vErrors = fail(vErrors, "", "additionalProperties", { additionalProperty: key0 });
		}
		if (data.category !== void 0) {
			if (!validate1542(data.category)) {
				vErrors = under(vErrors, "/category", validate1542);
			}
		}
		if (data.count !== void 0) {
			let data1 = data.count;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
				vErrors = fail(vErrors, "/count", "type", { type: "integer" });
			}
			if (typeof data1 == "number") {
				if (data1 < 0 || isNaN(data1)) {
					vErrors = fail(vErrors, "/count", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1991.errors = vErrors;
	return vErrors === null;
}
function validate1990(data) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			vErrors = lack(vErrors, "", "items");
		}
		if (data.categories === void 0) {
			vErrors = lack(vErrors, "", "categories");
		}
		if (data.freeCount === void 0) {
			vErrors = lack(vErrors, "", "freeCount");
		}
		if (data.appCount === void 0) {
			vErrors = lack(vErrors, "", "appCount");
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "categories" || key0 === "freeCount" || key0 === "appCount")) {
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
		if (data.categories !== void 0) {
			let data1 = data.categories;
			if (Array.isArray(data1)) {
				if (data1.length > 20) {
					vErrors = fail(vErrors, "/categories", "maxItems", { limit: 20 });
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1991(data1[i0])) {
					vErrors = under(vErrors, "/categories/" + i0, validate1991);
				}
			} else {
				vErrors = fail(vErrors, "/categories", "type", { type: "array" });
			}
		}
		if (data.freeCount !== void 0) {
			let data3 = data.freeCount;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
				vErrors = fail(vErrors, "/freeCount", "type", { type: "integer" });
			}
			if (typeof data3 == "number") {
				if (data3 < 0 || isNaN(data3)) {
					vErrors = fail(vErrors, "/freeCount", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
		if (data.appCount !== void 0) {
			let data4 = data.appCount;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
				vErrors = fail(vErrors, "/appCount", "type", { type: "integer" });
			}
			if (typeof data4 == "number") {
				if (data4 < 0 || isNaN(data4)) {
					vErrors = fail(vErrors, "/appCount", "minimum", { comparison: ">=", limit: 0 });
				}
			}
		}
	} else {
		vErrors = fail(vErrors, "", "type", { type: "object" });
	}
	validate1990.errors = vErrors;
	return vErrors === null;
}
const schema_MarketplaceAppSummary = validate1994;
function validate1994(data) {
	let vErrors = null;
	if (!validate1571(data)) {
		vErrors = vErrors === null ? validate1571.errors : vErrors.concat(validate1571.errors);
	}
	validate1994.errors = vErrors;
	return vErrors === null;
}
export const validators = {
	deployMarketplaceApp: {
		params: deployMarketplaceApp_params,
		body: schema_MarketplaceDeploy,
		event: null,
		responses: {
			202: {
				body: schema_MarketplaceDeployed,
				item: null
			},
			400: problem,
			401: problem,
			402: problem,
			403: problem,
			404: problem,
			409: problem,
			422: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	getMarketplaceApp: {
		params: getMarketplaceApp_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: schema_MarketplaceApp,
				item: null
			},
			400: problem,
			404: problem,
			429: problem,
			500: problem,
			503: problem
		}
	},
	listMarketplaceApps: {
		params: listMarketplaceApps_params,
		body: null,
		event: null,
		responses: {
			200: {
				body: listMarketplaceApps_200_frame,
				item: schema_MarketplaceAppSummary
			},
			400: problem,
			429: problem,
			500: problem,
			503: problem
		}
	}
}
