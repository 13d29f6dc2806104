# Halfpenny without its tools: what runs, and the packages that it needs. Settings come from the environment (README).
FROM node:24-bookworm-slim AS build
WORKDIR /halfpenny
COPY . .
RUN npm ci --no-fund --no-audit && npm prune --omit=dev --no-fund --no-audit

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4800 DATA_DIR=/data HALFPENNY_ROOT=/halfpenny
WORKDIR /halfpenny
COPY --from=build /halfpenny/node_modules ./node_modules
COPY --from=build /halfpenny/packages ./packages
COPY --from=build /halfpenny/apps ./apps
COPY --from=build /halfpenny/package.json ./
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4800
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
	CMD ["node", "-e", "fetch('http://127.0.0.1:4800/api/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
