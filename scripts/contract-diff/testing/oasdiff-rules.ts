/** Rules of oasdiff (`checker/rules.go`, August 2026) with the level error or warning. */
export const oasdiffRules = `
api-deprecated-sunset-missing api-deprecated-sunset-parse api-invalid-stability-level
api-path-removed-before-sunset api-path-removed-without-deprecation api-path-sunset-parse
api-removed-before-sunset api-removed-without-deprecation api-stability-decreased
api-sunset-date-changed-too-small api-sunset-date-too-small new-request-path-parameter
new-required-request-default-parameter-to-existing-path new-required-request-header-property
new-required-request-parameter new-required-request-property new-required-request-property-with-default
optional-response-header-removed request-body-added-required request-body-all-of-added
request-body-all-of-removed request-body-any-of-removed request-body-became-enum
request-body-became-not-nullable request-body-became-required request-body-const-added
request-body-const-changed request-body-contains-added request-body-content-encoding-changed
request-body-content-media-type-changed request-body-content-schema-added
request-body-dependent-required-added request-body-dependent-required-changed
request-body-dependent-schema-added request-body-else-added request-body-enum-value-removed
request-body-exclusive-max-decreased request-body-exclusive-max-set request-body-exclusive-min-increased
request-body-exclusive-min-set request-body-if-added request-body-list-of-types-narrowed
request-body-max-contains-decreased request-body-max-decreased request-body-max-length-decreased
request-body-max-length-set request-body-max-set request-body-media-type-removed
request-body-media-type-schema-added request-body-min-contains-increased request-body-min-increased
request-body-min-items-increased request-body-min-items-set request-body-min-length-increased
request-body-min-set request-body-one-of-removed request-body-pattern-property-added
request-body-prefix-items-removed request-body-property-names-added request-body-removed
request-body-then-added request-body-type-changed request-body-unevaluated-items-added
request-body-unevaluated-properties-added request-body-wrapped-in-one-of request-header-property-became-enum
request-header-property-became-required request-parameter-became-enum request-parameter-became-not-nullable
request-parameter-became-required request-parameter-default-value-added
request-parameter-default-value-changed request-parameter-default-value-removed
request-parameter-deprecated-sunset-missing request-parameter-enum-value-removed
request-parameter-exclusive-max-decreased request-parameter-exclusive-max-set
request-parameter-exclusive-min-increased request-parameter-exclusive-min-set
request-parameter-list-of-types-narrowed request-parameter-max-decreased
request-parameter-max-items-decreased request-parameter-max-length-decreased
request-parameter-max-length-set request-parameter-max-set request-parameter-min-increased
request-parameter-min-items-increased request-parameter-min-items-set request-parameter-min-length-increased
request-parameter-min-set request-parameter-pattern-added request-parameter-pattern-changed
request-parameter-property-became-not-nullable request-parameter-property-enum-value-removed
request-parameter-property-list-of-types-narrowed request-parameter-property-type-changed
request-parameter-property-type-specialized request-parameter-removed
request-parameter-removed-before-sunset request-parameter-sunset-date-changed-too-small
request-parameter-sunset-date-too-small request-parameter-sunset-deleted request-parameter-sunset-parse
request-parameter-type-changed request-parameter-x-extensible-enum-value-removed
request-property-all-of-added request-property-all-of-removed request-property-any-of-removed
request-property-became-enum request-property-became-not-nullable request-property-became-required
request-property-became-required-with-default request-property-const-added request-property-const-changed
request-property-contains-added request-property-content-encoding-changed
request-property-content-media-type-changed request-property-content-schema-added
request-property-dependent-required-added request-property-dependent-required-changed
request-property-dependent-schema-added request-property-deprecated-sunset-invalid
request-property-deprecated-sunset-missing request-property-else-added request-property-enum-value-removed
request-property-exclusive-max-decreased request-property-exclusive-max-set
request-property-exclusive-min-increased request-property-exclusive-min-set request-property-if-added
request-property-list-of-types-narrowed request-property-max-contains-decreased
request-property-max-decreased request-property-max-length-decreased request-property-max-length-set
request-property-max-set request-property-min-contains-increased request-property-min-increased
request-property-min-items-increased request-property-min-items-set request-property-min-length-increased
request-property-min-set request-property-one-of-removed request-property-pattern-added
request-property-pattern-changed request-property-pattern-property-added
request-property-prefix-items-removed request-property-property-names-added request-property-removed
request-property-stability-decreased request-property-sunset-date-too-small request-property-then-added
request-property-type-changed request-property-unevaluated-items-added
request-property-unevaluated-properties-added request-property-x-extensible-enum-value-removed
required-response-header-removed response-body-became-nullable response-body-const-changed
response-body-const-removed response-body-contains-removed response-body-content-encoding-changed
response-body-content-media-type-changed response-body-content-schema-removed
response-body-dependent-required-changed response-body-dependent-required-removed
response-body-dependent-schema-removed response-body-else-removed response-body-exclusive-max-increased
response-body-exclusive-min-decreased response-body-if-removed response-body-list-of-types-widened
response-body-max-contains-increased response-body-max-increased response-body-max-length-increased
response-body-max-length-unset response-body-media-type-schema-removed response-body-min-contains-decreased
response-body-min-decreased response-body-min-items-decreased response-body-min-items-unset
response-body-min-length-decreased response-body-one-of-added response-body-pattern-property-removed
response-body-prefix-items-added response-body-property-names-removed response-body-then-removed
response-body-type-changed response-body-type-generalized response-body-unevaluated-items-removed
response-body-unevaluated-properties-removed response-body-wrapped-in-one-of response-header-became-nullable
response-header-became-optional response-header-type-changed response-header-type-generalized
response-media-type-name-generalized response-media-type-removed response-optional-property-removed
response-property-became-nullable response-property-became-optional response-property-const-changed
response-property-const-removed response-property-contains-removed
response-property-content-encoding-changed response-property-content-media-type-changed
response-property-content-schema-removed response-property-dependent-required-changed
response-property-dependent-required-removed response-property-dependent-schema-removed
response-property-deprecated-sunset-invalid response-property-deprecated-sunset-missing
response-property-else-removed response-property-enum-value-added response-property-exclusive-max-increased
response-property-exclusive-min-decreased response-property-if-removed
response-property-list-of-types-widened response-property-max-contains-increased
response-property-max-increased response-property-max-length-increased response-property-max-length-unset
response-property-min-contains-decreased response-property-min-decreased
response-property-min-items-decreased response-property-min-items-unset
response-property-min-length-decreased response-property-one-of-added
response-property-pattern-property-removed response-property-prefix-items-added
response-property-property-names-removed response-property-stability-decreased
response-property-sunset-date-too-small response-property-then-removed response-property-type-changed
response-property-type-generalized response-property-unevaluated-items-removed
response-property-unevaluated-properties-removed response-required-property-became-not-write-only
response-required-property-removed response-success-status-removed sunset-deleted webhook-removed
`
  .trim()
  .split(/\s+/)
