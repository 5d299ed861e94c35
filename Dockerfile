FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:26-slim
# Live by itself: a plain run of the image asks for what is missing, and never publishes a demo.
ENV NODE_ENV=production APP_MODE=live DATA_DIR=/data HOST=0.0.0.0 PORT=8080
WORKDIR /app
# Neither the lock file nor vite.config.ts: what starts the app then installs and builds nothing.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/public public
COPY --from=build /app/db db
COPY --from=build /app/app app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
CMD ["node", "app/entry.start.js"]
