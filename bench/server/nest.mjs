// Applications of Nest. Decorators are applied as functions: the benchmarks are not compiled.
import "reflect-metadata";
import { Controller, Module, RequestMapping, RequestMethod } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { FastifyAdapter } from "@nestjs/platform-fastify";
import { routes } from "./schemas.mjs";

/**
 * Creates an application of one module, and returns its server.
 *
 * @param platform `express` or `fastify`.
 * @param prepare Runs before the application is initialized.
 */
export async function nestServer(platform, metadata, { bodyParser = true, prepare = () => {} } = {}) {
  class Root {}
  Module(metadata)(Root);
  const options = { logger: false, abortOnError: false, bodyParser };
  const app =
    platform === "fastify"
      ? await NestFactory.create(Root, new FastifyAdapter({ bodyLimit: 8 * 1024 * 1024 }), options)
      : await NestFactory.create(Root, options);
  prepare(app);
  await app.init();
  if (platform === "fastify") await app.getHttpAdapter().getInstance().ready();
  return app.getHttpServer();
}

/**
 * Returns a controller with all routes of the interface.
 *
 * @param create The method that creates a channel.
 * @param other The method of all other routes.
 */
export function controllerOf(create, other) {
  class Guilds {}
  for (const { method, path, id } of routes) {
    // Metadata belongs to the function, so each route needs its own.
    const value = id === "createGuildChannel" ? create : (...values) => other(...values);
    Object.defineProperty(Guilds.prototype, id, { value, writable: true, configurable: true });
    const mapping = { path: path.replace(/\{(\w+)\}/g, ":$1"), method: RequestMethod[method] };
    decorate(RequestMapping(mapping), Guilds, id);
  }
  Controller("api/v8")(Guilds);
  return Guilds;
}

/** Applies the decorator of a method. */
export function decorate(decorator, type, name) {
  decorator(type.prototype, name, Object.getOwnPropertyDescriptor(type.prototype, name));
}
