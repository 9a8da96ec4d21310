// Runs one contender, a module by its URL, in a separate process: sends its port, and its CPU time on request.
const { server } = await import(process.argv[2]);
// Disables keep-alive timers for all contenders, so that none spends CPU time on them.
server.keepAliveTimeout = 0;
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send({ microseconds: user + system });
});
process.on("disconnect", () => process.exit());
