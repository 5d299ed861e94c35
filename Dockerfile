FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# What only compilers and debuggers read goes too: with it the tree is twice as large.
RUN npm prune --omit=dev --no-audit --no-fund
# The reader's library is there for every system; the image keeps its own.
RUN cd node_modules/onnxruntime-node/bin/napi-v6 && find . -mindepth 2 -maxdepth 2 ! -path "./linux/$(node -p process.arch)" -exec rm -rf {} +
RUN rm -rf node_modules/typescript node_modules/@typescript && find node_modules -type f \( -name "*.map" -o -name "*.d.ts" -o -name "*.d.mts" -o -name "*.d.cts" \) -delete

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
# It writes nowhere else: run it with a read-only root (`docker run --read-only`).
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "app/entry.start.js"]
