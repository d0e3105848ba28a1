export { SandboxConnector } from './sandbox.connector.js';
