# The built site behind nginx: see "Hosting" in the README.
FROM node:22-bookworm-slim AS build
# Pages say when they were changed.
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY . .
ARG BASE_URL=/
ENV BASE_URL=$BASE_URL
RUN npm ci && npm run build && mkdir -p "/served$BASE_URL" && cp -R build/. "/served$BASE_URL"

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default /usr/share/nginx/html/*
COPY --from=build /served /usr/share/nginx/html
COPY --from=build /site/build/nginx.conf /etc/nginx/conf.d/site.conf
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
