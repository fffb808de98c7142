/** What the editor begins with: one service, with what it may have besides in comments. */
export const MANIFEST_TEMPLATE = `# One document for each container, separated by ---
name: my-service
namespace: development
region: us-east
image: registry.example/team/my-service:1.0.0
planId: ctplan_starter # ctplan_professional, ctplan_enterprise
replicas: 1
ports:
  - port: 8080
    protocol: tcp
    public: true
env:
  - name: LOG_LEVEL
    value: info
# dependsOn: [development/another-service]
# tags: [env:development]
`
