import { Body, HttpCode, HttpException, Param, UnauthorizedException, UseGuards, ValidationPipe } from "@nestjs/common";
import { Type } from "class-transformer";
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from "class-validator";
import { createChannel, token } from "./channel.mjs";
import { controllerOf, decorate, nestServer } from "./nest.mjs";

const snowflake = /^\d{1,20}$/;

/** Applies decorators to properties. */
function declare(type, properties) {
  for (const [name, decorators] of Object.entries(properties)) {
    for (const decorator of decorators) decorator(type.prototype, name);
  }
}

class Overwrite {}
declare(Overwrite, {
  id: [Matches(snowflake)],
  type: [IsIn([0, 1])],
  allow: [IsOptional(), Matches(snowflake)],
  deny: [IsOptional(), Matches(snowflake)],
});

class Channel {}
declare(Channel, {
  name: [IsString(), MinLength(1), MaxLength(100)],
  type: [IsOptional(), IsIn([0, 2, 4, 5, 6, 13])],
  topic: [IsOptional(), IsString(), MaxLength(1024)],
  bitrate: [IsOptional(), IsInt(), Min(1)],
  user_limit: [IsOptional(), IsInt(), Min(0)],
  rate_limit_per_user: [IsOptional(), IsInt(), Min(0), Max(21600)],
  position: [IsOptional(), IsInt(), Min(0)],
  permission_overwrites: [IsOptional(), IsArray(), ValidateNested({ each: true }), Type(() => Overwrite)],
  parent_id: [IsOptional(), Matches(snowflake)],
  nsfw: [IsOptional(), IsBoolean()],
});

const authorization = `Bot ${token}`;

class Authenticated {
  canActivate(context) {
    if (context.switchToHttp().getRequest().headers.authorization === authorization) return true;
    throw new UnauthorizedException();
  }
}

/** Nest as documented: a guard, and ValidationPipe with class-validator for the body. */
export function validatedNest(platform) {
  const Guilds = controllerOf(
    (guildId, body) => createChannel(guildId, body),
    () => {
      throw new HttpException("Not Implemented", 501);
    },
  );
  Reflect.defineMetadata("design:paramtypes", [String, Channel], Guilds.prototype, "createGuildChannel");
  const isSnowflake = { transform: (value) => (snowflake.test(value) ? value : undefined) };
  Param("guild_id", isSnowflake)(Guilds.prototype, "createGuildChannel", 0);
  Body(new ValidationPipe())(Guilds.prototype, "createGuildChannel", 1);
  decorate(HttpCode(200), Guilds, "createGuildChannel");
  UseGuards(Authenticated)(Guilds);
  return nestServer(platform, { controllers: [Guilds] });
}
