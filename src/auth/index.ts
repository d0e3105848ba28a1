export { AuthModule } from './auth.module.js';
export { Clients, type NewClient, type NewClientOptions } from './clients.service.js';
export { TOKEN_PATH, answerUnreadBody } from './unread-body.js';
